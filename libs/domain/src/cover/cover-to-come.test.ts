import { expect, it } from 'vitest';
import { coverToComeSentence } from './cover-to-come';

const life = { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' };
const newborn = { ...life, Waiting_Period_End_Date: '2026-12-01' };

it('who joins hears from when each cause is covered', () => {
  expect(coverToComeSentence(life)).toBe(
    'Covered for accidental death from 1 December 2026. For natural causes from 1 June 2027',
  );
  expect(coverToComeSentence(newborn)).toBe(
    'Covered for natural and accidental death from 1 December 2026. For suicide from 2 December 2027',
  );
});
