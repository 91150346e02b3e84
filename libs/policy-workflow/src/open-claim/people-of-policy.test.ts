import { describe, expect, it } from 'vitest';
import { type Family, mothersOf, paidElsewhereCounts, peopleOf, whoCanHaveDied } from './people-of-policy';
import { unregistered } from './who-died';

const life = (id: string, First_Name: string, more: object = {}) => ({
  id,
  First_Name,
  Surname: 'Nkosi',
  Life_Status: 'ACTIVE',
  Gender: 'FEMALE',
  Date_Of_Birth: '1986-02-03',
  ...more,
});
const family = {
  MainMember: life('m', 'Thandi'),
  Spouse: life('s', 'Sipho', { Gender: 'MALE' }),
  Children: [
    life('c', 'Lindiwe', { Relationship: 'BIOLOGICAL_CHILD', Date_Of_Birth: '2012-11-11' }),
    life('d', 'Ayanda', { Relationship: 'BIOLOGICAL_CHILD', Life_Status: 'DECEASED' }),
  ],
  ExtendedMembers: [life('e', 'Grace', { Relationship: 'MOTHER' })],
} as unknown as Family;

describe('whose death can be reported', () => {
  it('is everybody on the policy but its holder and those who have left it', () => {
    const people = peopleOf(family).map(({ id, name, who }) => `${id} ${name}, ${who}`);
    expect(people).toEqual(['s Sipho Nkosi, Spouse', 'c Lindiwe Nkosi, Biological child', 'e Grace Nkosi, Mother']);
  });

  it('is also a child who was never on it', () => {
    expect(whoCanHaveDied(peopleOf(family)).map(({ label }) => label)).toEqual([
      'Sipho Nkosi',
      'Lindiwe Nkosi',
      'Grace Nkosi',
      'A stillborn child',
      'A baby not yet added',
    ]);
  });

  it('is nobody on a policy of one', () => {
    expect(peopleOf({ ...family, Spouse: null, Children: [], ExtendedMembers: [] })).toEqual([]);
  });
});

describe('the mother of a stillborn child', () => {
  it.each([
    ['the wife', family, ['Thandi Nkosi']],
    [
      'either of two women',
      { ...family, Spouse: life('s', 'Zola') } as unknown as Family,
      ['Thandi Nkosi', 'Zola Nkosi'],
    ],
    [
      'whoever is there, where the policy knows no woman',
      { ...family, MainMember: life('m', 'Themba', { Gender: 'MALE' }), Spouse: null } as unknown as Family,
      ['Themba Nkosi'],
    ],
  ])('is %s', (_who, of, names) => {
    expect(mothersOf(of).map(({ label }) => label)).toEqual(names);
  });
});

describe('what other insurers paid counts', () => {
  it.each([
    ['c', '2026-11-10', true, 'the day before the 14th birthday'],
    ['c', '2026-11-11', false, 'on the 14th birthday'],
    ['s', '2026-11-10', false, 'for an adult'],
    [unregistered.newborn, '2026-11-10', true, 'for a baby'],
    [unregistered.stillborn, '2026-11-10', false, 'not for a stillborn child'],
    ['', '2026-11-10', false, 'not before anybody is chosen'],
  ])('%s on %s: %s, %s', (id, on, counts) => {
    expect(paidElsewhereCounts(peopleOf(family), id, on)).toBe(counts);
  });
});
