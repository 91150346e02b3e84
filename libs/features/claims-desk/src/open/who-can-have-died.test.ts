import { type Policy } from '@portal/contract';
import { expect, it } from 'vitest';
import { anybodyOn } from './who-can-have-died';

const life = (id: string, First_Name: string, more: object = {}) => ({
  id,
  First_Name,
  Surname: 'Nkosi',
  Life_Status: 'ACTIVE',
  Removal_Date: null,
  Date_Of_Birth: '1986-02-03',
  ...more,
});
const family = {
  MainMember: life('m', 'Thandi'),
  Spouse: life('s', 'Sipho'),
  Children: [life('c', 'Lindiwe', { Relationship: 'BIOLOGICAL' })],
  ExtendedMembers: [],
} as unknown as Policy;

it('everybody on the policy can have died, its holder too, and children who were never on it', () => {
  expect(anybodyOn(family).map(({ code, label }) => `${code} ${label}`)).toEqual([
    'm Thandi Nkosi',
    's Sipho Nkosi',
    'c Lindiwe Nkosi',
    'STILLBORN A stillborn child',
    'NEWBORN A baby not yet added',
  ]);
});
