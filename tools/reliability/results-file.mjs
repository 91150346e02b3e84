// Where the tests of a run leave their results, for the reliability report: a file for each task of Nx, which keeps it with the task.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const resultsFolder = 'dist/test-results';

/** Writes what the tests of this task came to. Outside of Nx nobody asks for it. */
export function writeResults(tests) {
  const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
  if (!project || !target) return;
  mkdirSync(join(root, resultsFolder), { recursive: true });
  writeFileSync(join(root, resultsFolder, `${project}.${target}.json`), JSON.stringify(tests));
}
