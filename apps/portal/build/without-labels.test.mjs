import { expect, it } from 'vitest';
import { withoutLabels } from './without-labels.mjs';

const { transform } = withoutLabels();
const source = "export const clockAtom = atom(0);\nclockAtom.debugLabel = 'clock';\n";

it('the name of an atom stays out of what browsers fetch, every time it is asked', () => {
  for (const _time of [1, 2]) {
    expect(transform(source, '/libs/policy-workflow/src/today.ts').code).toBe('export const clockAtom = atom(0);\n\n');
  }
});

it('other files stay as they are', () => {
  expect(transform(source, '/node_modules/jotai/index.mjs')).toBeNull();
  expect(transform('const label = 1;', '/libs/domain/src/claim.ts')).toBeNull();
});
