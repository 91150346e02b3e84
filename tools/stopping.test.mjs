import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { join } from 'node:path';
import { root } from './lib/workspace.mjs';

const stopping = join(root, 'tools/lib/stopping.mjs');
/** A script that waits until it is told to stop, and says both. */
const waits = (options = '') =>
  `import { whenStopped } from ${JSON.stringify(stopping)};
  whenStopped(() => { console.log('stopped'); process.exit(0); }${options});
  console.log('waits ' + process.pid);
  setTimeout(() => process.exit(1), 20_000);`;
/** A script that only starts another. */
const starts = (script) =>
  `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(script)}], { stdio: 'inherit' });`;

/** Starts it, kills the one above it without a word, and gives what it said until it ended. */
async function saidAfterKill(script, env) {
  const above = spawn(process.execPath, ['-e', starts(script)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of above.stdout) {
    said += part;
    if (/waits/.test(part)) above.kill('SIGKILL');
  }
  return said.replace(/waits \d+/, 'waits').trim();
}

describe(
  'a command whose parent was killed',
  { skip: process.platform === 'win32' && 'a parent that is gone is not told there' },
  () => {
    const { npm_lifecycle_event: _, ...byHand } = process.env;

    it('stops, if npm started it', async () =>
      assert.equal(await saidAfterKill(waits(), { ...byHand, npm_lifecycle_event: 'dev' }), 'waits\nstopped'));

    it('stops, if it is a part of another command', async () =>
      assert.equal(await saidAfterKill(waits(', { isPart: true }'), byHand), 'waits\nstopped'));

    it('goes on, if somebody started it by hand in a shell that ended', async () => {
      const script = waits().replace('20_000', '2_000');
      assert.equal(await saidAfterKill(script, byHand), 'waits');
    });
  },
);

it('a command stops once, however often it is told to', { skip: process.platform === 'win32' }, async () => {
  const script = `import { whenStopped } from ${JSON.stringify(stopping)};
    whenStopped(() => { console.log('stopped'); setTimeout(() => process.exit(0), 500); });
    console.log('waits'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
    for (let time = 0; time < 2; time += 1) child.kill('SIGTERM');
  });
  await once(child, 'close');
  assert.equal(said, 'waits\nstopped\n');
});
