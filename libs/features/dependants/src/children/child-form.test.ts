import { anIdNumber } from '@portal/domain/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { childOn } from './child-form';

/** Let in at 23 by an administrator, with a birth date that the ID number does not say. */
const child: Parameters<typeof childOn>[1] = {
  Title: 'MISS',
  First_Name: 'Naledi',
  Surname: 'Nkosi',
  Gender: 'FEMALE',
  Relationship: 'BIOLOGICAL_CHILD',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '2003-05-11' }),
  Date_Of_Birth: '2003-05-10',
  Is_Student: false,
  Is_Disabled: false,
  Is_Married: false,
  Proof_Of_Study_Until: null,
};
const isTaken = (change: object) => v.is(childOn('2026-11-20', child), { ...child, ...change });

describe('a child whose age limit was overridden', () => {
  it.each([{}, { Surname: 'Dube' }, { Email_Address: 'naledi@example.com' }])('may change %j', (change) => {
    expect(isTaken(change)).toBe(true);
  });

  it.each([
    { Date_Of_Birth: '2003-05-12' },
    { Id_Number: anIdNumber({ born: '2003-05-12' }) },
    { Is_Student: true, Institution_Name: 'Wits' },
  ])('is judged anew with %j', (change) => {
    expect(isTaken(change)).toBe(false);
  });
});
