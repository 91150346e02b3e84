import { readFileSync } from 'node:fs';
import { type Database, readSeed, seed, SeedError } from '@portal/service-store';

/** A seed file whose faults we found ourselves: the sentence names fields and no people. */
class SeedFileUnusable extends Error {
  override readonly name = 'SeedFileUnusable';
}

/** Puts the policies of a seed file into the database. Throws a sentence that names the file and what is wrong in it. */
export async function seedFromFile(database: Database, path: string, now: Date): Promise<void> {
  await seed(database, contents(path), now);
}

function contents(path: string) {
  try {
    return readSeed(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = `SEED_FILE ${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
    throw error instanceof SeedError ? new SeedFileUnusable(why) : new Error(why);
  }
}
