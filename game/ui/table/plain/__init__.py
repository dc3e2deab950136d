"""The plain table: any game drawn from its zones, facts and questions, without a line of its own."""
