"""MonToons: Clash of the Coral Isles: monsters of five factions fight over an island and its Waystone."""
