import { expect, it } from 'vitest';
import { splitRows } from './split-rows';

const sipho = { id: 'a', First_Name: 'Sipho', Surname: 'Nkosi', Benefit_Share: 70 };
const grace = { id: 'b', First_Name: 'Grace', Surname: 'Dlamini', Benefit_Share: 30 };

it('who joins has nothing now', () => {
  const split = [
    { id: 'a', Benefit_Share: 50 },
    { id: 'b', Benefit_Share: 30 },
    { id: null, Benefit_Share: 20 },
  ];
  expect(splitRows([sipho, grace], split, 'Sizwe Nkosi')).toEqual([
    { id: 'a', name: 'Sipho Nkosi', now: 70, then: 50 },
    { id: 'b', name: 'Grace Dlamini', now: 30, then: 30 },
    { id: 'new', name: 'Sizwe Nkosi', now: null, then: 20 },
  ]);
});

it('who goes has nothing then', () => {
  expect(splitRows([sipho, grace], [{ id: 'a', Benefit_Share: 100 }], '')).toEqual([
    { id: 'a', name: 'Sipho Nkosi', now: 70, then: 100 },
    { id: 'b', name: 'Grace Dlamini', now: 30, then: null },
  ]);
});
