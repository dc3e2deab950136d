"""The band: a renderer of scores; every instrument is computed, no sample is borrowed. Needs numpy and soundfile."""
