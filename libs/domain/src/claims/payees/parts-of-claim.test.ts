import { expect, it } from 'vitest';
import { partKindOf, partsOpenTo, type PayeeOfPart } from './parts-of-claim';

const own: PayeeOfPart = { role: 'BENEFICIARY', age: 40, share: 60, isRepresented: false };
const child: PayeeOfPart = { ...own, age: 14, share: 40, isRepresented: true };
const estate: PayeeOfPart = { ...child, role: 'EXECUTOR', age: null };
const payees = {
  widow: own,
  brother: own,
  'somebody of unknown age': { ...own, age: null },
  'an organiser': { ...own, role: 'FAMILY', share: null },
  girl: child,
  boy: child,
  'a child with a number on record': { ...child, isRepresented: false },
  'a child on the last day before 18': { ...child, age: 17 },
  'a child of 18': { ...child, age: 18 },
  'a child of 18 with a number of their own': { ...child, age: 18, isRepresented: false },
  estate,
} as const satisfies Record<string, PayeeOfPart>;
type Name = keyof typeof payees;

it.each<[Name, string]>([
  ['widow', 'OWN'],
  ['somebody of unknown age', 'OWN'],
  ['an organiser', 'OWN'],
  ['girl', 'CHILD'],
  ['a child on the last day before 18', 'CHILD'],
  ['a child of 18', 'OWN'],
  ['estate', 'ESTATE'],
])('the part of %s is %s', (name, kind) => {
  expect(partKindOf(payees[name])).toBe(kind);
});

it.each<{ why: string; sharing: Name[]; opens: Name[] }>([
  { why: 'nobody has it', sharing: [], opens: [] },
  { why: 'one payee', sharing: ['widow'], opens: ['widow'] },
  { why: 'the own part and that of a child, the own first', sharing: ['girl', 'widow'], opens: ['widow', 'girl'] },
  { why: 'the parts of two children', sharing: ['girl', 'boy'], opens: ['girl', 'boy'] },
  {
    why: 'children whose number on record it is',
    sharing: ['a child with a number on record', 'widow'],
    opens: ['widow', 'a child with a number on record'],
  },
  { why: 'the own part and that of an estate', sharing: ['widow', 'estate'], opens: ['widow', 'estate'] },
  { why: 'one of two adults: the other is somebody else', sharing: ['widow', 'brother'], opens: ['widow'] },
  { why: 'whoever is paid before whoever is not', sharing: ['an organiser', 'widow'], opens: ['widow'] },
  { why: 'the estate alone, for whoever is not paid', sharing: ['estate', 'an organiser'], opens: ['estate'] },
  { why: 'no child who has come of age', sharing: ['widow', 'a child of 18'], opens: ['widow'] },
  { why: 'nothing where the only child has come of age', sharing: ['a child of 18'], opens: [] },
  {
    why: 'somebody of age who has a number of their own',
    sharing: ['a child of 18 with a number of their own'],
    opens: ['a child of 18 with a number of their own'],
  },
  {
    why: 'a child on the last day before coming of age',
    sharing: ['a child on the last day before 18'],
    opens: ['a child on the last day before 18'],
  },
])('a number opens $why', ({ sharing, opens }) => {
  expect(partsOpenTo(sharing, (name) => payees[name])).toEqual(opens);
});
