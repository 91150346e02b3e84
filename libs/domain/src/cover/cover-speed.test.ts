import { expect, it } from 'vitest';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { coverToday } from './policy-cover';

const names = ['Ayanda', 'Bongani', 'Cebisa', 'Dumisani', 'Enhle', 'Fezile', 'Gugu', 'Hlengiwe', 'Itumeleng', 'Jabu'];
const allOfThem = aCoveredFamily({
  Children: names.slice(0, 6).map((name, place) => aChild(name, `20${12 + place}-05-03`)),
  ExtendedMembers: names.slice(0, 9).map((name) => aLife(`Old ${name}`, { Cover_Amount: 10_000 })),
  Cover_Increases: [{ lifeId: 'thandi', amount: 10_000, startDate: '2026-10-01', waitingPeriodEndDate: '2027-04-01' }],
});

it('answers for 17 people within 2 ms', () => {
  const times = Array.from({ length: 101 }, () => {
    const began = performance.now();
    expect(coverToday(allOfThem, '2026-11-22').covered).toBe(17);
    return performance.now() - began;
  });
  expect(times.toSorted((one, other) => one - other)[50]).toBeLessThan(2);
});
