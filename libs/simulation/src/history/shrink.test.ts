import { expect, it } from 'vitest';
import { type Step } from '../steps/step';
import { shrink } from './shrink';

const steps: Step[] = Array.from({ length: 100 }, (_, label) => ({ kind: 'visit', family: 0, label }));
const has = (label: number) => (tried: readonly Step[]) => tried.some((step) => step.label === label);

it('a history of a hundred steps becomes the two that it takes to fail', async () => {
  const small = await shrink(steps, async (tried) => has(17)(tried) && has(83)(tried), 500);
  expect(small.map(({ label }) => label)).toEqual([17, 83]);
});

it('gives up after so many runs, with a history that still fails', async () => {
  let runs = 0;
  const fails = async (tried: readonly Step[]) => {
    runs += 1;
    return has(50)(tried);
  };
  const small = await shrink(steps, fails, 5);
  expect(runs).toBeLessThanOrEqual(5);
  expect(has(50)(small)).toBe(true);
});
