import * as v from 'valibot';
import { reference } from '../fields/given';
import {
  beneficiaryRelationships,
  beneficiaryStatuses,
  checkBeneficiaryAge,
  checkSplit,
  genders,
  type PlainDate,
  shareLimits,
  shareSentence,
  sharesSentence,
} from '@portal/domain';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice, oneOf, optionalChoice } from '../fields/choice';
import { documented } from '../fields/documented';
import { optionalOtp } from '../fields/optional-otp';
import { asFarAsKnown, overrideEntries } from '../fields/override-reason';
import { requiredCell } from '../fields/phone';
import { count } from '../fields/plain';
import { type FieldError } from '../failure';
import { fromBirth, type Known, obeys, refusal, type Rule } from '../fields/rules';
import { recordEntries, updateEntries } from '../fields/server';
import { anyOf, written } from '../fields/written';
import { type Identity, identityRule, identityRuleOn } from '../identity-rules';
import { personRows } from './person';

export const yourselfSentence = 'You cannot nominate yourself';

/** Whole percent. */
const share = v.pipe(
  v.number('Enter the benefit share'),
  documented({ minimum: shareLimits.least, maximum: shareLimits.most }),
  v.integer(shareSentence),
  v.minValue(shareLimits.least, shareSentence),
  v.maxValue(shareLimits.most, shareSentence),
);

const rows = {
  ...personRows,
  /** May be left open. */
  Gender: optionalChoice(genders, 'Select the gender'),
  /** Where the beneficiary can be reached. */
  Cell_Number: requiredCell,
  /** Who the beneficiary is to the main member. */
  Relationship: choice(beneficiaryRelationships, "Select the beneficiary's relationship to you"),
  /** Whole percent of the benefit, 1 to 100. */
  Benefit_Share: both(count, share),
};

/** Somebody who is paid when the policyholder dies, as read (docs/domain/records.md#r9-11). */
export const BeneficiarySchema = v.object({
  ...readEntries(rows),
  ...recordEntries,
  /** Completed years today. */
  Age: count,
  /** Whether the beneficiary is paid, waits for approval or was removed. */
  Beneficiary_Status: oneOf(beneficiaryStatuses),
  /** True for the largest share. */
  Is_Primary: v.boolean(),
});
export type Beneficiary = v.InferOutput<typeof BeneficiarySchema>;

/** The complete new split of all active beneficiaries; an id of null is the one being added. */
export const ShareAllocationSchema = v.array(
  written({
    /** The beneficiary; null for the one that is added. */
    id: v.nullable(reference(sharesSentence)),
    /** Whole percent of the benefit; all together are 100. */
    Benefit_Share: share,
  }),
  sharesSentence,
);
export type ShareAllocation = v.InferOutput<typeof ShareAllocationSchema>;

export const beneficiaryEntries = writtenEntries(rows);

/** A beneficiary of a new policy. */
export const BeneficiaryInputSchema = v.pipe(written(beneficiaryEntries), obeys(identityRule));

interface Split {
  Benefit_Share: number;
  Beneficiary_Status: 'ACTIVE' | 'REMOVED';
  ShareAllocation: ShareAllocation;
}

const wrongSplit: readonly FieldError[] = [{ field: 'ShareAllocation', message: sharesSentence }];
const adding = (split: ShareAllocation) => split.filter(({ id }) => id === null);

/** The split names the new person once, with the share of the form, and gives away the whole benefit. */
const additionSplitRule: Rule<Split> = ({ ShareAllocation: split, Benefit_Share }: Known<Split>) => {
  if (split === undefined) return [];
  const [newPerson, ...others] = adding(split);
  const agrees = Benefit_Share === undefined || newPerson?.Benefit_Share === Benefit_Share;
  return newPerson && others.length === 0 && agrees && checkSplit(split).success ? [] : wrongSplit;
};

/** The split names known beneficiaries only; it is empty only when the last one is removed. */
const updateSplitRule: Rule<Split> = ({ ShareAllocation: split, Beneficiary_Status }: Known<Split>) => {
  if (split === undefined) return [];
  const isForSomebody = split.length > 0 || Beneficiary_Status === 'REMOVED';
  return isForSomebody && adding(split).length === 0 && checkSplit(split).success ? [] : wrongSplit;
};

const withSplit = {
  /** The share of every active beneficiary afterwards, each exactly once, 100 in all. */
  ShareAllocation: ShareAllocationSchema,
  /** The one-time PIN of the policyholder; null from staff. */
  otp: optionalOtp,
  ...overrideEntries,
};

/** A beneficiary for a policy that stands, with the split that follows. */
export const AddBeneficiarySchema = v.pipe(
  written({ ...beneficiaryEntries, ...withSplit }),
  obeys(identityRule, additionSplitRule),
);

/** The fields that change, with the split that follows. Removing is the status REMOVED: there is no delete call. */
export const UpdateBeneficiarySchema = v.pipe(
  written({
    ...anyOf(beneficiaryEntries),
    ...updateEntries,
    /** REMOVED takes the beneficiary off the policy. */
    Beneficiary_Status: v.optional(v.picklist(['ACTIVE', 'REMOVED'])),
    ...withSplit,
  }),
  obeys(identityRule, updateSplitRule),
);
export type UpdateBeneficiary = v.InferInput<typeof UpdateBeneficiarySchema>;

/** Rules of a beneficiary that depend on the day (docs/domain/lives.md#r4-6). */
export const beneficiaryRuleOn =
  (today: PlainDate): Rule<Identity> =>
  (person) => [
    ...identityRuleOn(today)(person),
    ...(person.Date_Of_Birth === undefined
      ? []
      : fromBirth(refusal('Date_Of_Birth', checkBeneficiaryAge(person.Date_Of_Birth, today)))),
  ];

/** The same bodies with the rules of the day. */
export const beneficiaryAddition = (today: PlainDate) => v.pipe(AddBeneficiarySchema, obeys(beneficiaryRuleOn(today)));
export const beneficiaryUpdate = (today: PlainDate) =>
  v.pipe(UpdateBeneficiarySchema, obeys(asFarAsKnown(beneficiaryRuleOn(today))));
