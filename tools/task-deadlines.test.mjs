import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { deadlineOf, descendantsOf, stopTask } from './lib/task-deadlines.mjs';

describe('how long a task may take', () => {
  for (const [name, minutes] of [
    ['portal:budgets', 6],
    ['service:build', 6],
    ['portal-e2e:e2e', 45],
    ['service-core:test', 25],
  ])
    it(`${name} ${minutes} minutes`, () => assert.equal(deadlineOf(name), minutes * 60));
});

it('what a process has started is found at any depth', () => {
  const found = [
    { pid: 2, parent: 1 },
    { pid: 3, parent: 2 },
    { pid: 4, parent: 3 },
    { pid: 9, parent: 7 },
  ];
  assert.deepEqual(descendantsOf(1, found), [2, 3, 4]);
});

describe('a task that is stopped', { skip: process.platform === 'win32' && 'Windows has no ps' }, () => {
  it('loses what it waits for, and says itself what became of it', async () => {
    const waits = 'setInterval(() => undefined, 1000); console.log(process.pid)';
    const script = `const { spawnSync } = require('node:child_process');
      const { signal } = spawnSync(process.execPath, ['-e', ${JSON.stringify(waits)}], { stdio: ['ignore', 'inherit', 'inherit'] });
      console.log('ended by ' + signal); process.exit(3);`;
    const task = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    task.stdout.on('data', (part) => (said += part));
    const closed = once(task, 'close');
    await once(task.stdout, 'data');
    stopTask(task.pid);
    const [code] = await closed;
    assert.equal(code, 3);
    assert.match(said, /ended by SIGKILL/);
  });
});
