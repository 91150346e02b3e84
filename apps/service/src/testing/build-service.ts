import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with `main.js` and the commands, as they were built for this run. */
    builtService: string;
  }
}

const root = join(import.meta.dirname, '../..');

/** Vitest's global setup: builds the service once, so that tests start what people start. */
export default function setup(project: TestProject): () => void {
  const folder = join(root, '../../dist/test', `service-${process.pid}`);
  const vite = join(root, '../../node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '-c', join(root, 'vite.config.ts')], {
    env: { ...process.env, SERVICE_OUT_DIR: folder, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`The service could not be built:\n${built.stdout}\n${built.stderr}`);
  project.provide('builtService', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
