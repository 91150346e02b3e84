import { expect, it } from 'vitest';
import { aChildBorn, aLifeBorn, aRelativeBorn } from './testing/a-family-left';
import { type LivesLeft } from './lives-left';
import { toldOfCoverEnd } from './told-of-cover-end';

const [cell, otherCell] = ['27821234567', '27831234567'];
const sipho = { ...aLifeBorn('Sipho', '1975-06-20'), Cell_Number: cell };
const grace = aRelativeBorn('Grace', '1950-01-01');
const lindiwe = aChildBorn('Lindiwe', '2015-02-10');
const alone: LivesLeft = { spouse: null, children: [lindiwe], extendedMembers: [] };

it.each<{
  why: string;
  left: Partial<LivesLeft>;
  speakers?: (string | null)[];
  numbers: string[];
  letterTo: string | null;
}>([
  { why: 'an adult with a number', left: { spouse: sipho }, numbers: [cell], letterTo: null },
  {
    why: 'two adults who share a number',
    left: { spouse: sipho, extendedMembers: [{ ...grace, Cell_Number: cell }] },
    numbers: [cell],
    letterTo: null,
  },
  {
    why: 'one with and one without a number',
    left: { spouse: sipho, extendedMembers: [grace] },
    numbers: [cell],
    letterTo: 'Grace Nkosi',
  },
  {
    why: 'adults without a number, whoever speaks for a child',
    left: { spouse: { ...sipho, Cell_Number: null }, extendedMembers: [{ ...grace, Cell_Number: '' }] },
    speakers: [otherCell],
    numbers: [],
    letterTo: 'Sipho Nkosi and Grace Nkosi',
  },
  {
    why: 'a child who came of age',
    left: { children: [aChildBorn('Themba', '2008-12-20'), lindiwe] },
    numbers: [],
    letterTo: 'Themba Nkosi',
  },
  { why: 'a guardian of children', left: {}, speakers: [null, otherCell], numbers: [otherCell], letterTo: null },
  { why: 'nobody who has a number', left: {}, speakers: [null], numbers: [], letterTo: 'The family of Thandi Nkosi' },
])('of the end of cover is told $why', ({ left, speakers = [], numbers, letterTo }) => {
  const told = toldOfCoverEnd({
    left: { ...alone, ...left },
    numbersOfSpeakers: speakers,
    mainMember: { First_Name: 'Thandi', Surname: 'Nkosi' },
    on: '2026-12-20',
  });
  expect(told).toEqual({ numbers, letterTo });
});
