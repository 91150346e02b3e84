import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from './lib/test-counts.mjs';

const vitest = '\u001b[2m      Tests \u001b[22m 1 failed | 12 passed (13)\n';
const playwright = '  2 failed\n  80 passed (3.4m)\n';
const node = 'ℹ pass 5\nℹ fail 0\n';

test('the tests of every runner are added up', () => {
  assert.deepEqual(countTests(vitest + playwright + node), { passed: 97, failed: 3, flaky: [] });
  assert.deepEqual(countTests('nothing ran'), { passed: 0, failed: 0, flaky: [] });
});

test('a journey that passed only the second time has passed, and is named', () => {
  const [one, other] = ['[phone] › places.spec.ts:3:1 › every place', '[desktop] › plans.spec.ts:7:1 › a plan'];
  const output = `  2 flaky\n    ${one} ───\n    ${other} ───\n  13 skipped\n  80 passed (3.4m)\n`;
  assert.deepEqual(countTests(output), { passed: 82, failed: 0, flaky: [one, other] });
});
