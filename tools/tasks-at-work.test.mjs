import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'node:test';
import { secondsOf, tasksAtWork } from './lib/tasks-at-work.mjs';

describe('the age of a process', () => {
  for (const [age, seconds] of [
    ['00:07', 7],
    ['12:34', 754],
    ['01:00:00', 3600],
    ['2-01:00:05', 2 * 86_400 + 3605],
  ])
    it(`${age} is ${seconds} seconds`, () => assert.equal(secondsOf(age), seconds));
});

describe('what is at work below a process', { skip: process.platform === 'win32' && 'Windows has no ps' }, () => {
  const waits = ['-e', 'setInterval(() => undefined, 1000)'];

  it('is named by its task, or else by its command', async () => {
    const task = { NX_TASK_TARGET_PROJECT: 'service', NX_TASK_TARGET_TARGET: 'test' };
    const children = [{ ...process.env, ...task }, { PATH: process.env.PATH }].map((env) =>
      spawn(process.execPath, waits, { env, stdio: 'ignore' }),
    );
    try {
      const found = tasksAtWork(process.pid);
      const [named, other] = children.map(({ pid }) => found.find((one) => one.pid === pid));
      if (process.platform === 'linux') assert.equal(named.name, 'service:test');
      assert.match(other.name, /setInterval/);
      assert.ok(named.seconds < 60);
    } finally {
      for (const child of children) child.kill();
    }
  });

  it('is nothing where nothing was started', () => assert.deepEqual(tasksAtWork(2 ** 22 + 1), []));
});
