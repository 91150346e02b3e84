import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MainMemberSchema, UpdateMainMemberSchema } from './main-member';
import { NotificationPageSchema } from './notification';
import { ChildInputSchema, ChildSchema } from './child';
import { SpouseInputSchema, SpouseSchema } from './spouse';
import { ExtendedMemberInputSchema, ExtendedMemberSchema } from './extended-member';
import { AddBeneficiarySchema, BeneficiarySchema } from './beneficiary';

/** Asked for when writing, not part of the record. */
const formOnly = [
  'Guardian_Declaration',
  'Is_Alive_Declaration',
  'Documents',
  'ShareAllocation',
  'otp',
  'cellNumberOtp',
  'Override_Reason',
];

describe('a record', () => {
  it.each([
    ['main member', UpdateMainMemberSchema, MainMemberSchema],
    ['child', ChildInputSchema, ChildSchema],
    ['spouse', SpouseInputSchema, SpouseSchema],
    ['extended member', ExtendedMemberInputSchema, ExtendedMemberSchema],
    ['beneficiary', AddBeneficiarySchema, BeneficiarySchema],
  ])('gives back every field that a %s was written with', (_who, written, read) => {
    const fields = Object.keys(written.entries).filter((field) => !formOnly.includes(field));
    expect(Object.keys(read.entries)).toEqual(expect.arrayContaining(fields));
  });

  it('has the names of the specification on the main member', () => {
    const names = ['Product_Name', 'First_Name', 'Surname', 'Cell_Number'];
    expect(Object.keys(MainMemberSchema.entries)).toEqual(expect.arrayContaining(names));
  });

  it('ignores what it does not know when it is read', () => {
    const page = { data: [], pageNumber: 1, pageSize: 10, totalRecords: 0, totalPages: 0 };
    expect(v.parse(NotificationPageSchema, { ...page, later: true })).toEqual(page);
  });
});
