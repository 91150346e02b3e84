import { expect, it } from 'vitest';
import { aChild, anybody, aPolicy } from '../../testing/a-policy';
import { certifiedCover } from './certified-cover';

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
