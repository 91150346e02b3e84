import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with `main.js` and the commands, as they were built for this run. */
    builtService: string;
    /** A DATA_DIR with an empty database that is up to date. To be copied. */
    emptyData: string;
  }
}

const root = join(import.meta.dirname, '../..');
const vite = join(root, '../../node_modules/vite/bin/vite.js');

/** Vitest's global setup: builds the service once, so that tests start what people start, and makes one empty database. */
export default function setup(project: TestProject): () => void {
  const folder = join(root, '../../dist/test', `service-${process.pid}`);
  const emptyData = mkdtempSync(join(tmpdir(), 'service-empty-'));
  const remove = () => [folder, emptyData].forEach((path) => rmSync(path, { recursive: true, force: true }));
  try {
    run([vite, 'build', '-c', join(root, 'vite.config.ts')], { SERVICE_OUT_DIR: folder, NODE_ENV: 'production' });
    run([join(folder, 'migrate.js')], { DATA_DIR: emptyData });
  } catch (error) {
    remove();
    throw error;
  }
  project.provide('builtService', folder);
  project.provide('emptyData', emptyData);
  return remove;
}

function run(command: string[], environment: Record<string, string>): void {
  const env = { PATH: process.env['PATH'], ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`This did not work: ${command.join(' ')}\n${stdout}\n${stderr}`);
}
