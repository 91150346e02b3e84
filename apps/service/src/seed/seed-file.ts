import { readFileSync } from 'node:fs';
import { type Database, readSeed, seed } from '@portal/service-store';

/** Puts the policies of a seed file into the database. Throws a sentence that names the file and what is wrong in it. */
export async function seedFromFile(database: Database, path: string, now: Date): Promise<void> {
  await seed(database, contents(path), now);
}

function contents(path: string) {
  try {
    return readSeed(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`SEED_FILE ${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}
