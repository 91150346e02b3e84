import { expect, it } from 'vitest';
import { aChild, anybody, aPolicy } from '../../testing/a-policy';
import { certifiedCover, stillHolds } from './certified-cover';

const today = '2026-11-20';
const family = aPolicy({
  Spouse: anybody<'Spouse'>({ id: 'spouse', Date_Of_Birth: '1987-11-20', Cover_Amount: 20_000 }),
  Children: [aChild({ Date_Of_Birth: '2004-11-21', Cover_Amount: 20_000 })],
});

it('is the same as long as the same people are covered for the same', () => {
  expect(certifiedCover(family, today)).toBe(certifiedCover({ ...family, Monthly_Premium: 500 }, today));
  expect(certifiedCover(family, today)).toBe(certifiedCover(family, '2026-11-01'));
});

it('is another one from the day on which the cover of a child ends', () => {
  expect(certifiedCover(family, '2026-11-21')).not.toBe(certifiedCover(family, today));
  expect(certifiedCover(family, '2026-11-21')).toBe(certifiedCover({ ...family, Children: [] }, '2026-11-21'));
});

it('is another one when somebody has died', () => {
  const died = { ...family, Spouse: family.Spouse && { ...family.Spouse, Life_Status: 'DECEASED' as const } };
  expect(certifiedCover(died, today)).not.toBe(certifiedCover(family, today));
});

it('does not hold any more once a child is old enough to be covered for another amount', () => {
  const small = aPolicy({ Children: [aChild({ Date_Of_Birth: '2020-12-01', Cover_Amount: 5_000 })] });
  const issued = { cover: certifiedCover(small, today), issuedAt: new Date('2026-11-20T08:00:00Z') };
  expect(stillHolds(issued, small, '2026-11-30')).toBe(true);
  expect(stillHolds(issued, small, '2026-12-01')).toBe(false);
});
