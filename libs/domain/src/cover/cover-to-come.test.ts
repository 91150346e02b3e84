import { expect, it } from 'vitest';
import { coverSentence, coverToComeSentence } from './cover-to-come';

const life = { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' };
const newborn = { ...life, Waiting_Period_End_Date: '2026-12-01' };

it.each([
  { today: '2026-11-30', cover: life, says: 'Cover starts on 1 December 2026' },
  { today: '2026-12-01', cover: life, says: 'Covered for accidental death. For natural causes from 1 June 2027' },
  { today: '2027-05-31', cover: life, says: 'Covered for accidental death. For natural causes from 1 June 2027' },
  {
    today: '2027-06-01',
    cover: life,
    says: 'Covered for natural and accidental death. For suicide from 2 December 2027',
  },
  {
    today: '2027-12-01',
    cover: life,
    says: 'Covered for natural and accidental death. For suicide from 2 December 2027',
  },
  { today: '2027-12-02', cover: life, says: 'Covered for any cause' },
  {
    today: '2026-12-01',
    cover: newborn,
    says: 'Covered for natural and accidental death. For suicide from 2 December 2027',
  },
])('on $today: $says', ({ today, cover, says }) => {
  expect(coverSentence(cover, today)).toBe(says);
});

it('who joins hears from when each cause is covered', () => {
  expect(coverToComeSentence(life)).toBe(
    'Covered for accidental death from 1 December 2026. For natural causes from 1 June 2027',
  );
  expect(coverToComeSentence(newborn)).toBe(
    'Covered for natural and accidental death from 1 December 2026. For suicide from 2 December 2027',
  );
});
