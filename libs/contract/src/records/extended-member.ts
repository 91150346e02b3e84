import * as v from 'valibot';
import { reference } from '../fields/given';
import {
  ageOn,
  checkExtendedCover,
  checkExtendedMemberAge,
  extendedCoverAmounts,
  extendedRelationships,
  type PlainDate,
} from '@portal/domain';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { asFarAsKnown, overrideEntries } from '../fields/override-reason';
import { rand, textOrNull } from '../fields/plain';
import { fromBirth, obeys, refusal, type Rule } from '../fields/rules';
import { lifeEntries, updateEntries } from '../fields/server';
import { anyOf, written } from '../fields/written';
import { uploads } from './file-payload';
import { type Identity, identityRule, identityRuleOn } from '../identity-rules';
import { personRows } from './person';
import { aliveSentence } from './spouse';

export const quoteFirst = 'Request a quote first';

const rows = {
  ...personRows,
  /** Who the relative is to the main member. */
  Relationship: choice(extendedRelationships, 'Select the relationship to you'),
  /** What is paid on the relative's death, one of the amounts that are sold, in rand. */
  Cover_Amount: both(rand, v.picklist(extendedCoverAmounts, 'Select the cover amount')),
  /** The quote that was accepted; null in older records. */
  Quote_Id: both(textOrNull, reference(quoteFirst)),
};

/** A relative with cover of their own, as read (docs/domain/records.md#r9-10). */
export const ExtendedMemberSchema = v.object({
  ...lifeEntries,
  ...readEntries(rows),
  /** What the relative costs each month. */
  Monthly_Premium: rand,
});
export type ExtendedMember = v.InferOutput<typeof ExtendedMemberSchema>;

export const extendedMemberEntries = {
  ...writtenEntries(rows),
  /** True: the relative is alive and knows of the cover. */
  Is_Alive_Declaration: v.literal(true, aliveSentence),
  /** Documents that prove it. */
  Documents: uploads,
};

/** An extended member, as a form collects them. */
export const ExtendedMemberInputSchema = v.pipe(
  written({ ...extendedMemberEntries, ...overrideEntries }),
  obeys(identityRule),
);

/** The fields that change, and only those. */
export const UpdateExtendedMemberSchema = v.pipe(
  written({ ...anyOf(extendedMemberEntries), ...updateEntries, ...overrideEntries }),
  obeys(identityRule),
);

/**
 * Rules of an extended member that depend on the day (docs/domain/plans.md#r5-3 and docs/domain/records.md#r9-10). The main member's cover
 * comes later.
 */
export const extendedMemberRuleOn =
  (today: PlainDate): Rule<Identity & { Cover_Amount: number }> =>
  (member) => {
    const refusals = identityRuleOn(today)(member);
    const { Date_Of_Birth: birth, Cover_Amount: cover } = member;
    if (birth === undefined) return refusals;
    const age = fromBirth(refusal('Date_Of_Birth', checkExtendedMemberAge(birth, today)));
    if (age.length > 0 || cover === undefined) return [...refusals, ...age];
    const limit = checkExtendedCover(ageOn(birth, today), cover, Number.POSITIVE_INFINITY);
    return [...refusals, ...fromBirth(refusal('Cover_Amount', limit))];
  };

/** The same bodies with the rules of the day. */
export const extendedMemberInput = (today: PlainDate) =>
  v.pipe(ExtendedMemberInputSchema, obeys(extendedMemberRuleOn(today)));
export const extendedMemberUpdate = (today: PlainDate) =>
  v.pipe(UpdateExtendedMemberSchema, obeys(asFarAsKnown(identityRuleOn(today))));
