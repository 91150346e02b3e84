// What `npm start` and `npm test` say while they work.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clock, longestTasks, stopwatch, taskLine } from './lib/steps.mjs';
import { outputByTask, taskReader } from './lib/task-output.mjs';
import { countTests } from './lib/test-counts.mjs';

const node = 'ℹ pass 5\nℹ fail 0\n';
const vitest = '\u001b[2m      Tests \u001b[22m 1 failed | 12 passed (13)\n';
const output = `\n> nx run domain:test\n\n${node}\n> nx run store:test  [local cache]\n\n${vitest}`;

describe('a step', () => {
  it('has the minutes and seconds since the command began', () => {
    const lines = [];
    const times = [0, 3_000, 187_400];
    const step = stopwatch(
      (line) => lines.push(line),
      () => times.shift(),
    );
    step('Building');
    step('Ready');
    assert.deepEqual(lines, ['  0:03  Building', '  3:07  Ready']);
  });

  it('is never 60 seconds past a minute', () => assert.equal(clock(59_800), '1:00'));
});

describe('the tasks of Nx', () => {
  const told = (...parts) => {
    const tasks = [];
    const reader = taskReader((task) => tasks.push(task));
    parts.forEach((part) => reader.add(part));
    const early = tasks.length;
    reader.end();
    return { tasks, early };
  };

  it('have each their own output', () => {
    const tasks = outputByTask(output);
    assert.deepEqual([...tasks.keys()], ['domain:test', 'store:test']);
    assert.deepEqual(countTests(tasks.get('store:test')), { passed: 12, failed: 1, flaky: [] });
  });

  it('are told once each, as soon as the next one begins, however the output is cut', () => {
    for (let at = 0; at <= output.length; at++) {
      const { tasks, early } = told(output.slice(0, at), output.slice(at));
      assert.deepEqual(
        tasks.map(({ name }) => name),
        ['domain:test', 'store:test'],
      );
      assert.equal(early, 1);
    }
  });

  it('are a line each: how many tests, what failed, what nothing has touched', () => {
    assert.deepEqual(
      told(output).tasks.map((task) => taskLine(task).replace(/ +/g, ' ')),
      ['domain:test 5 passed', 'store:test 12 passed, 1 failed, nothing changed, FAILED'],
    );
  });

  it('have failed without a test too', () => {
    const lint = '\n> nx run workspace:lint-all\n\nWarning: command "eslint ." exited with non-zero status code\n';
    assert.equal(told(lint).tasks[0].hasFailed, true);
    assert.equal(told(output).tasks[0].hasFailed, false);
  });

  it('are listed with the longest first', () => {
    const profile = [
      { name: 'thread_name' },
      { name: 'domain:test', dur: 2_000_000 },
      { name: 'service:test', dur: 300_000_000 },
    ];
    assert.deepEqual(longestTasks(profile), ['  5:00  service:test', '  0:02  domain:test']);
  });
});
