import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfSeeded, databaseToSeed, dropDatabase } from './databases';

/** Where a system leaves what it holds, as settings of the service. Without an address of a database it is in the folder. */
export interface SystemData {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** The variable that names the seeded folder, to be copied: seeding takes three times as long as starting. */
const seededFolder = 'SEEDED_DATA';

/** What the settings name, or new data: a copy of what was seeded, or what is to be seeded now. */
export async function dataOf({ DATA_DIR, DATABASE_URL }: Partial<SystemData>): Promise<SystemData> {
  if (DATA_DIR !== undefined) return { DATA_DIR, ...(DATABASE_URL !== undefined && { DATABASE_URL }) };
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const seeded = process.env[seededFolder];
  if (seeded === undefined) return { DATA_DIR: folder, ...databaseToSeed() };
  await cp(seeded, folder, { recursive: true });
  return { DATA_DIR: folder, ...(await copyOfSeeded()) };
}

/** From here on every system begins with a copy of these. */
export const copyFrom = ({ DATA_DIR }: SystemData) => void (process.env[seededFolder] = DATA_DIR);

export async function removeData({ DATA_DIR, DATABASE_URL }: SystemData): Promise<void> {
  if (DATABASE_URL !== undefined) await dropDatabase(DATABASE_URL);
  await rm(DATA_DIR, { recursive: true, force: true });
}
