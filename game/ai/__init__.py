"""Computer opponents: they play through State and Decision alone, and know what their seat may know."""
