import { policyStatuses, premiumStatuses, searchTerms } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../../fields/choice';
import { text, textOrNull, yesNo } from '../../fields/plain';
import { requiredText } from '../../fields/text';
import { written } from '../../fields/written';

/** How many policies one search shows. */
export const mostFound = 20;

/** What to look for: a policy number, an ID number, a cellphone number or the start of a name. In a body, so that no address holds it. */
export const PolicySearchSchema = written({
  /** A policy number, ID number, cellphone number or name. */
  text: requiredText({
    required: 'Enter a policy number, ID number, cellphone number or name',
    min: 2,
    short: 'Enter at least 2 characters',
    max: 100,
    long: 'Enter at most 100 characters',
    test: (text) => Object.keys(searchTerms(text)).length > 0,
    wrong: 'Enter a whole policy number, ID number or cellphone number, or the start of a name',
  }),
});

/** As whom somebody was found on a policy. */
const personKinds = ['MAIN_MEMBER', 'SPOUSE', 'CHILD', 'EXTENDED_MEMBER', 'BENEFICIARY'] as const;

/** One policy that was found, with no more than it takes to tell it from others. */
export const FoundPolicySchema = v.object({
  /** The number of the policy. */
  policyNumber: text,
  /** The plan. */
  productName: text,
  /** The status today. */
  policyStatus: oneOf(policyStatuses),
  /** Where premiums stand today. */
  premiumStatus: oneOf(premiumStatuses),
  /** The name of the main member. */
  mainMember: text,
  /** The main member’s ID number, masked: `*********0088`; null when there is none. */
  idNumberMasked: textOrNull,
  /** The cellphone number on record, masked: `0XX *** NNNN`; null when there is none. */
  cellNumberMasked: textOrNull,
  /** Who on the policy was found; null when the policy number was. */
  found: v.nullable(
    v.object({
      /** The name of the person who was found. */
      name: text,
      /** What the person is on the policy. */
      kind: v.picklist(personKinds),
    }),
  ),
});
export type FoundPolicy = v.InferOutput<typeof FoundPolicySchema>;

export const PolicySearchResultSchema = v.object({
  /** The policies that fit. */
  policies: v.array(FoundPolicySchema),
  /** There are more than are shown: the search wants more letters. */
  hasMore: yesNo,
});
export type PolicySearchResult = v.InferOutput<typeof PolicySearchResultSchema>;
