import {
  askedAnew,
  type Beneficiary,
  beneficiaryEntries,
  beneficiaryRuleOn,
  identityRule,
  obeys,
  overrideEntries,
  refusal,
  type Rule,
  type ShareAllocation,
  ShareAllocationSchema,
  written,
} from '@portal/contract';
import { checkSplit, type PlainDate } from '@portal/domain';
import * as v from 'valibot';

const { Benefit_Share: _inTheSplit, ...personEntries } = beneficiaryEntries;

interface WithSplit {
  ShareAllocation: ShareAllocation;
}

/** The whole benefit is given away. */
const wholeSplit: Rule<WithSplit> = ({ ShareAllocation: split }) =>
  split === undefined ? [] : refusal('ShareAllocation', checkSplit(split));

/** A beneficiary and the split of all, as the form collects them: the person's own share stands in the split. */
export const NominationSchema = v.pipe(
  written({ ...personEntries, ShareAllocation: ShareAllocationSchema, ...overrideEntries }),
  obeys(identityRule, wholeSplit),
);
export type Nomination = v.InferOutput<typeof NominationSchema>;

/** The split alone, for what is left when somebody goes. */
export const SplitSchema = v.pipe(written({ ShareAllocation: ShareAllocationSchema }), obeys(wholeSplit));

/** The same with the rules of the day, and of who may not be nominated on this policy; `person`: who is nominated already. */
export const nomination = (today: PlainDate, whoMayNot: Rule<Nomination>, person: Partial<Beneficiary> = {}) =>
  v.pipe(NominationSchema, obeys(askedAnew(beneficiaryRuleOn(today), person), whoMayNot));

/** Somebody's own share in a split, as it travels beside it. */
export const ownShare = (split: ShareAllocation, id: string | null): number =>
  split.find((part) => part.id === id)?.Benefit_Share ?? 0;
