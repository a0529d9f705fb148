import { type DatabaseSettings, databaseLocation } from '#server/database.ts';

/** Prints which database a command works on: it may not be the one of the running server. */
export function nameDatabase(settings: DatabaseSettings): void {
  console.log(`Using the ${databaseLocation(settings)}.`);
}
