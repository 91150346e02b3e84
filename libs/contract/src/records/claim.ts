import { causesOfDeath, claimAwaits, claimDecisions, claimStatuses, deceasedKinds } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { count, day, dayOrNull, instant, instantOrNull, key, text, textOrNull, yesNo } from '../fields/plain';
import { optionalText } from '../fields/text';
import { written } from '../fields/written';
import { PartAccountSchema } from './claim-account';
import { ClaimAmountsSchema } from './claim-amounts';
import { ClaimDocumentSchema, claimVersion } from './claim-document';
import { FuneralParlourSchema } from './claim-parlour';
import { ClaimPartSchema } from './claim-part';
import { ClaimPayoutSchema } from './claim-payout';
import { letterParts, RepresentationSchema } from './claim-representation';

/**
 * What somebody who claims may do. SET_PARLOUR: have a funeral parlour paid from the own part, or from what is for the estate; DISAGREE: say why one does not agree; CONTINUE:
 * take over the policy, or see that they asked to.
 */
export const familyActs = [
  'SEND_DOCUMENTS',
  'SET_ACCOUNT',
  'SET_PARLOUR',
  'WITHDRAW',
  'REOPEN',
  'DISAGREE',
  'CONTINUE',
] as const;

/** What every reader of a claim is told about it. */
const claimEntries = {
  /** What everybody calls it: `CL-7K3M-Q2XR`. */
  reference: text,
  /** The policy. */
  policyNumber: text,
  /** Who died. */
  life: v.object({
    /** The id of the person's record on the policy; null for a child who was never on it. */
    id: v.nullable(key),
    /** The person's name; what a stillborn child is called on screens. */
    name: text,
    /** What the person was on the policy. */
    kind: oneOf(deceasedKinds),
  }),
  /** The day of the death. */
  dateOfDeath: day,
  /** Where it stands. */
  status: oneOf(claimStatuses),
  /** The same as a page says it. */
  stage: v.object({
    /** The heading. */
    heading: text,
    /** What happens next, and by when. */
    text: text,
  }),
  /** Who has to do something next. */
  awaits: oneOf(claimAwaits),
  /** Vouchers that the reader can cash at a store now; 0 while something else is asked of them. */
  vouchersToCash: count,
  /** The day by whose end it is decided; null while documents are missing. */
  decisionDue: dayOrNull,
  /** The day by whose end it is decided when it needed more time; null when it did not. */
  disputeDue: dayOrNull,
  /** When it was made. */
  reportedAt: instant,
  /** Goes up by one with every change. */
  version: count,
};

/** A claim in a list. */
export const ListedClaimSchema = v.object({
  ...claimEntries,
  /** How many documents the decision still waits for. */
  documentsMissing: count,
});
export type ListedClaim = v.InferOutput<typeof ListedClaimSchema>;

/** Claims of every policy of the caller: those that are open first, then the newest. */
export const ClaimListSchema = v.array(ListedClaimSchema);

/** A letter part by part, as a page shows it. */
export const ClaimLetterSchema = v.object({
  /** Its parts, in their order. */
  parts: letterParts,
  /** The last day to disagree with the promise of an answer in time. */
  disagreeUntil: day,
  /** The last day on which a court can be asked. */
  courtUntil: day,
});
export type ClaimLetter = v.InferOutput<typeof ClaimLetterSchema>;

/** A claim as whoever claims reads it (docs/domain/claims.md#c2-3 and #c5). */
export const ClaimSchema = v.object({
  ...claimEntries,
  /** Where the person died, or null. */
  placeOfDeath: textOrNull,
  /** The country, as an alpha-2 code. */
  countryOfDeath: text,
  /** What the person died of, as it was reported. */
  causeReported: oneOf(causesOfDeath),
  /** When everything was there that the decision needs; null while something is missing. */
  completeAt: instantOrNull,
  /** What is asked for, in the order in which it is read. */
  documents: v.array(ClaimDocumentSchema),
  /** What it pays, as far as the reader may know; null for whoever may not. */
  amounts: v.nullable(ClaimAmountsSchema),
  /** The part that is read: the documents, the account and the payments are of it; null: nothing of the claim is paid to the reader. */
  part: v.nullable(ClaimPartSchema),
  /** Every part that the reader may see, their own first. */
  parts: v.array(ClaimPartSchema),
  /** Where the part is paid; null: not said yet. */
  account: v.nullable(PartAccountSchema),
  /** Whether staff can have the part paid in cash at a store where there is no account. */
  mayBePaidInCash: yesNo,
  /** The funeral parlour that the reader has paid from the own part, or for the estate; null: none. */
  parlour: v.nullable(FuneralParlourSchema),
  /** The reader arranges the funeral of somebody without a beneficiary and has no part: a funeral parlour is paid from what is for the estate. */
  arrangesFuneral: v.boolean(),
  /** What was decided; null before that. */
  decision: v.nullable(
    v.object({
      /** What was decided. */
      kind: oneOf(claimDecisions),
      /** The day of the decision. */
      decidedOn: day,
      /** The letter of a refusal; null where nothing was refused. */
      letter: v.nullable(ClaimLetterSchema),
    }),
  ),
  /** What was sent against the decision, oldest first. */
  representations: v.array(RepresentationSchema),
  /** Payments to the reader, in their order. */
  payouts: v.array(ClaimPayoutSchema),
  /** What happened, oldest first. */
  history: v.array(
    v.object({
      /** When it happened. */
      at: instant,
      /** What happened, in a sentence. */
      what: text,
    }),
  ),
  /** What the reader may do now. */
  allowedActs: v.array(v.picklist(familyActs)),
});
export type Claim = v.InferOutput<typeof ClaimSchema>;

export const WithdrawClaimSchema = written({
  /** Why, at most 500 characters, or null. */
  reason: optionalText({ max: 500, long: 'The reason must be 500 characters or less' }),
  /** The version of the claim that was read. */
  version: claimVersion,
});

export const ReopenClaimSchema = written({
  /** The version of the claim that was read. */
  version: claimVersion,
});
