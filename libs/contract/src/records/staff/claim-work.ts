import {
  causesOfDeath,
  claimDecisions,
  notUsableReasons,
  type PlainDate,
  refusalReasons,
  reportChannels,
} from '@portal/domain';
import * as v from 'valibot';
import { chosen } from '../../fields/choice';
import { documented } from '../../fields/documented';
import { givenText, reference } from '../../fields/given';
import { remark } from '../../fields/remark';
import { obeys, type Rule } from '../../fields/rules';
import { optionalText } from '../../fields/text';
import { typedRand } from '../../fields/typed-rand';
import { written } from '../../fields/written';
import { claimFiles, claimVersion } from '../claim-document';
import { daysRuleOn, openingEntries, whoDiedRule } from '../claim-opening';
import { DocumentFindingsInputSchema } from './claim-findings';
import { deathSources } from './claim-parts';

const asRead = {
  /** The version of the claim that was read; with an older one nothing is done. */
  version: claimVersion,
};

const staffChannels = /* @__PURE__ */ reportChannels.filter(({ code }) => code !== 'WEB');

/** A claim that staff open for somebody, about anybody on the policy, the main member among them. */
export const OpenClaimForSchema = v.pipe(
  written({
    ...openingEntries,
    /** How it reached us. */
    channel: chosen(staffChannels, 'Select how it was reported'),
    /** The report of the death that it comes of, by its id, or null. */
    deathReportId: v.optional(v.nullable(reference('Name the report')), null),
  }),
  obeys(whoDiedRule),
);
/** The same body with the rules of the day. */
export const openClaimForInput = (today: PlainDate) => v.pipe(OpenClaimForSchema, obeys(daysRuleOn(today)));

/** When something reached us that did not come through the portal. */
export const receivedAtInput = v.optional(
  v.nullable(
    v.pipe(
      givenText('Enter when it reached us'),
      documented({ format: 'date-time' }),
      v.isoTimestamp('Enter when it reached us'),
    ),
  ),
  null,
);

export const ReceiveClaimDocumentSchema = written({
  /** The files, 1 to 10. */
  files: v.pipe(claimFiles, v.minLength(1, 'Choose a file')),
  /** When it reached us, not when it was scanned; null: now. ISO 8601 in UTC, not in the future. */
  receivedAt: receivedAtInput,
  ...asRead,
});

export const verdicts = ['ACCEPTED', 'NOT_USABLE', 'WAIVED'] as const;

interface Verdict {
  verdict: string;
  reason: string | null;
  note: string | null;
}

/** What cannot be used has a reason, what we do without is explained. */
const verdictRule: Rule<Verdict> = ({ verdict, reason, note }) => [
  ...(verdict === 'NOT_USABLE' && reason === null
    ? [{ field: 'reason', message: 'Select why it cannot be used' }]
    : []),
  ...(verdict === 'WAIVED' && note === null ? [{ field: 'note', message: 'Say why we do without it' }] : []),
];

/** What staff make of a document. */
export const JudgeDocumentSchema = v.pipe(
  written({
    /** Accepted, not usable, or done without. */
    verdict: v.picklist(verdicts, 'Choose what becomes of the document'),
    /** Why it cannot be used, as the family reads it; null for any other verdict. */
    reason: v.optional(v.nullable(chosen(notUsableReasons, 'Select why it cannot be used')), null),
    /** Why we do without it, or something to remember; at most 500 characters, or null. */
    note: optionalText({ max: 500, long: 'The note must be 500 characters or less' }),
    /** What it says; null where nothing is typed. */
    says: v.optional(v.nullable(DocumentFindingsInputSchema), null),
    ...asRead,
  }),
  obeys(verdictRule),
);

/** What staff found out beside the documents; a field that is left out stays as it is. */
export const ClaimFactsSchema = written({
  /** A waiting period that was served with another insurer is relied on. */
  isPreviousInsurerReliedOn: v.optional(v.boolean('Choose yes or no')),
  /** The transport of the body is paid back instead of arranged. */
  isTransportPaidInMoney: v.optional(v.boolean('Choose yes or no')),
  /** A pregnancy was ended intentionally. */
  wasEndedIntentionally: v.optional(v.boolean('Choose yes or no')),
  /** What other insurers paid for a child under 14, rand. */
  paidByOtherInsurers: v.optional(typedRand(0)),
  ...asRead,
});

export const ConfirmDeathSchema = written({
  /** What shows it. */
  source: v.picklist(deathSources, 'Select what shows the death'),
  ...asRead,
});

/** What whoever decides sends besides: the tick, and what they read. */
export const asDecided = {
  /** True: "I do not know this family and I gain nothing from this claim." `noInterestDeclaration` is what is ticked. */
  isDisinterested: v.literal(true, 'Confirm that you do not know this family and gain nothing from this claim'),
  ...asRead,
};

interface Recommended {
  kind: string;
  reasonCode: string | null;
  wording: string | null;
  correctedAmount: number | null;
  reasonText: string | null;
}

/** A refusal has its reason and the clause, a correction its reason. */
const recommendationRule: Rule<Recommended> = ({ kind, reasonCode, wording, correctedAmount, reasonText }) => [
  ...(kind === 'REPUDIATE' && reasonCode === null
    ? [{ field: 'reasonCode', message: 'Select why it is refused' }]
    : []),
  ...(reasonCode && wording === null
    ? [{ field: 'wording', message: 'Enter the clause of the policy, word for word' }]
    : []),
  ...(typeof correctedAmount === 'number' && reasonText === null
    ? [{ field: 'reasonText', message: 'Enter the reason for the correction' }]
    : []),
];

/** What the assessor recommends. Amounts are computed; a correction can only raise them. */
export const RecommendClaimSchema = v.pipe(
  written({
    /** What the documents say the person died of; UNKNOWN approves what every cause pays. */
    cause: chosen(causesOfDeath, 'Select the cause of death'),
    /** Approve, approve a part, or refuse. */
    kind: chosen(claimDecisions, 'Choose what to recommend'),
    /** Why it is refused, or a part of it for good; else null. */
    reasonCode: v.optional(v.nullable(chosen(refusalReasons, 'Select why it is refused')), null),
    /** The fact with its date, or why the amount is corrected; at most 1 000 characters, or null. */
    reasonText: optionalText({ max: 1000, long: 'The reason must be 1 000 characters or less' }),
    /** The clause of the policy, word for word; at most 2 000 characters, or null. */
    wording: optionalText({ max: 2000, long: 'The clause must be 2 000 characters or less' }),
    /** What is payable in all instead of what was computed, rand: only more; null: as computed. */
    correctedAmount: v.optional(v.nullable(typedRand(0)), null),
    ...asDecided,
  }),
  obeys(recommendationRule),
);

export const ConfirmClaimSchema = written({
  /** What was checked, at most 500 characters; needed where a flag of high risk stands. */
  note: optionalText({ max: 500, long: 'The note must be 500 characters or less' }),
  ...asDecided,
});

export const GiveBackClaimSchema = written({
  /** What the assessor should look at again, 5 to 500 characters. */
  sentence: remark({ required: 'Say what to look at again', min: 5, max: 500, what: 'The sentence' }),
  ...asRead,
});

export const DisputeClaimSchema = written({
  /** The question that must be cleared up first, as the family reads it, 5 to 250 characters. */
  reason: remark({ required: 'Write the question', min: 5, max: 250, what: 'The question' }),
  ...asRead,
});

/** Why a claim is recalled, opened again or void. */
export const ClaimReasonSchema = written({
  /** Why, 5 to 500 characters. */
  reason: remark({ required: 'Say why', min: 5, max: 500, what: 'The reason' }),
  ...asRead,
});
