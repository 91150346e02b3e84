import * as v from 'valibot';
import { beneficiaryRelationships, genders } from '../codes';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice, optionalChoice } from '../fields/choice';
import { documented } from '../fields/documented';
import { optionalOtp } from '../fields/otp';
import { requiredCell } from '../fields/phone';
import { count, key } from '../fields/plain';
import { recordEntries, updateEntries } from '../fields/server';
import { anyOf, written } from '../fields/written';
import { benefitStatuses } from '../wire-codes';
import { personRows } from './person';

const shareSentence = 'Benefit share must be a whole number from 1 to 100';
export const splitSentence = 'Beneficiary shares must add up to 100%';

/** Whole percent. */
const share = v.pipe(
  v.number('Benefit share is required'),
  documented({ minimum: 1, maximum: 100 }),
  v.integer(shareSentence),
  v.minValue(1, shareSentence),
  v.maxValue(100, shareSentence),
);

const rows = {
  ...personRows,
  Gender: optionalChoice(genders, 'Select a gender'),
  Cell_Number: requiredCell,
  Relationship: choice(beneficiaryRelationships, "Select the beneficiary's relationship to you"),
  Benefit_Share: both(count, share),
};

/** Somebody who is paid when the policyholder dies, as read (domain rules 9.11). */
export const BeneficiarySchema = v.object({
  ...readEntries(rows),
  ...recordEntries,
  Age: count,
  Beneficiary_Status: v.picklist(benefitStatuses),
  /** True for the largest share. */
  Is_Primary: v.boolean(),
});
export type Beneficiary = v.InferOutput<typeof BeneficiarySchema>;

/** The complete new split of all active beneficiaries; an id of null is the one being added. */
export const ShareAllocationSchema = v.array(written({ id: v.nullable(key), Benefit_Share: share }), splitSentence);
export type ShareAllocation = v.InferOutput<typeof ShareAllocationSchema>;

export const beneficiaryEntries = writtenEntries(rows);

/** A beneficiary of a new policy. */
export const BeneficiaryInputSchema = written(beneficiaryEntries);
export type BeneficiaryInput = v.InferInput<typeof BeneficiaryInputSchema>;

const withSplit = { ShareAllocation: ShareAllocationSchema, otp: optionalOtp };

/** A beneficiary for a policy that stands, with the split that follows. */
export const AddBeneficiarySchema = written({ ...beneficiaryEntries, ...withSplit });
export type AddBeneficiary = v.InferInput<typeof AddBeneficiarySchema>;

/** The fields that change, with the split that follows. Removing is the status REMOVED: there is no delete call. */
export const UpdateBeneficiarySchema = written({
  ...anyOf(beneficiaryEntries),
  ...updateEntries,
  Beneficiary_Status: v.optional(v.picklist(['ACTIVE', 'REMOVED'])),
  ...withSplit,
});
export type UpdateBeneficiary = v.InferInput<typeof UpdateBeneficiarySchema>;
