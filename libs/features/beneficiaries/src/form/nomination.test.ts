import { anIdNumber } from '@portal/domain/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nomination, ownShare, SplitSchema } from './nomination';

const person = (born: string) => ({
  Title: 'MR',
  First_Name: 'Sizwe',
  Surname: 'Nkosi',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born }),
  Date_Of_Birth: born,
  Cell_Number: '0821234567',
  Relationship: 'BROTHER',
  ShareAllocation: [
    { id: 'a', Benefit_Share: 60 },
    { id: null, Benefit_Share: 40 },
  ],
});
const anybody = () => [];
const saysOf = (body: object) =>
  v.safeParse(nomination('2026-11-20', anybody), body).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('a nomination', () => {
  it('is a person and the whole split; who is a man or a woman need not be said', () => {
    expect(saysOf(person('1990-05-06'))).toBeUndefined();
  });

  it('is of somebody of 18 or older', () => {
    const says =
      'A beneficiary must be 18 years or older. To nominate a trust or guardian for a child, call 086 000 7580.';
    expect(saysOf(person('2010-05-06'))).toEqual([['Date_Of_Birth', says]]);
  });

  it('of somebody who was accepted younger by an override is not asked again until the birth date changes', () => {
    const body = person('2010-05-06');
    const { Id_Type, Id_Number, Date_Of_Birth } = body;
    const onRecord = { Id_Type: Id_Type as 'SA_ID', Id_Number, Date_Of_Birth };
    const judged = (changed: object) => v.is(nomination('2026-11-20', anybody, onRecord), { ...body, ...changed });
    expect(judged({ Surname: 'Dube' })).toBe(true);
    expect(judged(person('2010-05-07'))).toBe(false);
    expect(judged({ Id_Number: anIdNumber({ born: '2010-05-07' }) })).toBe(false);
  });

  it('may be of somebody younger with a reason', () => {
    expect(saysOf({ ...person('2010-05-06'), Override_Reason: 'Heads the household' })).toBeUndefined();
  });

  it('needs a cellphone number', () => {
    const { Cell_Number: _, ...body } = person('1990-05-06');
    expect(saysOf(body)).toEqual([['Cell_Number', 'Phone number is required']]);
  });

  it('leaves nothing of the benefit over', () => {
    const body = { ...person('1990-05-06'), ShareAllocation: [{ id: null, Benefit_Share: 99 }] };
    expect(saysOf(body)).toEqual([['ShareAllocation', 'Beneficiary shares must add up to 100%']]);
  });

  it('gives everybody something', () => {
    const body = { ...person('1990-05-06'), ShareAllocation: [{ id: null, Benefit_Share: null }] };
    expect(saysOf(body)).toEqual([['ShareAllocation.0.Benefit_Share', 'Enter the benefit share']]);
  });
});

it('a split alone adds up too', () => {
  expect(v.is(SplitSchema, { ShareAllocation: [{ id: 'a', Benefit_Share: 100 }] })).toBe(true);
  expect(v.is(SplitSchema, { ShareAllocation: [{ id: 'a', Benefit_Share: 90 }] })).toBe(false);
});

it('the share of the new person stands in the split', () => {
  expect(ownShare(person('1990-05-06').ShareAllocation, null)).toBe(40);
});
