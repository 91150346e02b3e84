import { startDatabases } from './databases';
import { startSystem } from './running-system';
import { copyFrom, removeData } from './system-data';

/** Playwright's global setup: a system is started once for its seeded database, and every other one starts on a copy of it. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const databases = await startDatabases();
  const system = await startSystem();
  const seeded = await system.end();
  copyFrom(seeded);
  return async () => {
    await removeData(seeded);
    await databases.stop();
  };
}
