"""The Pied Piper, by Agnès Largeaud."""
