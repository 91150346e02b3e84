import { fail, ok } from '@portal/domain';
import { expect, it } from 'vitest';
import { quoteRequest } from './quote-request';

const asked = ok({ Date_Of_Birth: '1958-03-04', Relationship: 'MOTHER', Cover_Amount: null, Member_Id: null });

it.each([
  { why: 'both are known', birth: '1958-03-04', relationship: 'MOTHER', gives: asked },
  { why: 'the date is half typed', birth: '04/03/19', relationship: 'MOTHER', gives: null },
  { why: 'no relationship is chosen', birth: '1958-03-04', relationship: '', gives: null },
  { why: 'nothing is typed', birth: undefined, relationship: undefined, gives: null },
  {
    why: 'the 85th birthday was yesterday',
    birth: '1941-11-19',
    relationship: 'FATHER',
    gives: fail('Members of 85 or older cannot be added'),
  },
  {
    why: 'the date is still to come',
    birth: '2026-11-21',
    relationship: 'NIECE',
    gives: fail('Date of birth must be today or in the past'),
  },
])('$why', ({ birth, relationship, gives }) => {
  expect(quoteRequest({ birth, relationship }, '2026-11-20')).toEqual(gives);
});
