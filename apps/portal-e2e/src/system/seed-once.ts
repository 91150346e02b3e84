import { rm } from 'node:fs/promises';
import { seededData, startSystem } from './running-system';

/** Playwright's global setup: a system is started once for its seeded database, and every other one starts on a copy of it. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const system = await startSystem();
  const folder = await system.end();
  process.env[seededData] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
