import { expect, it } from 'vitest';
import { aCoveredFamily } from '../testing/a-covered-family';
import { editionOn } from './edition-on';

const pending = aCoveredFamily({ Policy_Status: 'PENDING', Inception_Date: '2026-05-01', Paid_To_Date: null });
const active = aCoveredFamily({ Inception_Date: '2026-05-01' });
const lapsed = aCoveredFamily({ Policy_Status: 'LAPSED', Lapse_Date: '2026-08-15' });
const editions = [
  { policy: pending, savedOn: '2026-04-20' },
  { policy: active, savedOn: '2026-05-06' },
  { policy: lapsed, savedOn: '2026-08-17' },
  { policy: active, savedOn: '2026-10-05' },
];

it.each([
  { on: '2026-04-19', gives: null, why: 'nobody recorded it' },
  { on: '2026-04-30', gives: 'PENDING', why: 'the last day before it began' },
  { on: '2026-05-01', gives: 'ACTIVE', why: 'it began, though the premium came later' },
  { on: '2026-08-14', gives: 'ACTIVE', why: 'the last day of grace' },
  { on: '2026-08-15', gives: 'LAPSED', why: 'the day of the lapse, though it was noticed later' },
  { on: '2026-10-04', gives: 'LAPSED', why: 'between lapse and return' },
  { on: '2026-10-05', gives: 'ACTIVE', why: 'the day of the return' },
])('on $on it is $gives: $why', ({ on, gives }) => {
  expect(editionOn(editions, on)?.policy.Policy_Status ?? null).toBe(gives);
});
