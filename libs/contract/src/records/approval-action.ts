import { actionTypes, approvalStatuses, approverTypes, entityTypes } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { optionalOtp } from '../fields/optional-otp';
import { dayOrNull, instant, instantOrNull, key, randOrNull, text, textOrNull, yesNo } from '../fields/plain';
import { obeys, type Rule } from '../fields/rules';
import { optionalText } from '../fields/text';
import { written } from '../fields/written';
import { consentMethods, decisions, documentTypes, requesterRoles } from '../wire-codes';
import { MissingDocumentSchema } from './missing-document';

/** One field of a change, ready for a table of current beside proposed. */
const FieldChangeSchema = v.object({
  /** The name of the field in the record. */
  field: text,
  /** The name of the field as people read it. */
  label: text,
  /** Its value now, as people read it; null when there is none. */
  current: textOrNull,
  /** Its value afterwards, as people read it; null when there will be none. */
  proposed: textOrNull,
  /** Whether the two differ. */
  changed: yesNo,
});
export type FieldChange = v.InferOutput<typeof FieldChangeSchema>;

const ActorSchema = v.object({
  /** Who it was: the id of the customer or of the member of staff. */
  id: key,
  /** Their name, as it is shown. */
  name: text,
  /** In what role they acted. */
  role: v.picklist(requesterRoles),
});
const entityRecord = v.nullable(v.record(v.string(), v.unknown()));

/** A change that somebody other than its maker decides (docs/domain/records.md#r9-19). */
export const ApprovalActionSchema = v.object({
  /** The id of the change. */
  id: key,
  /** The policy that it changes. */
  policyNumber: text,
  /** The kind of change. */
  actionType: oneOf(actionTypes),
  /** The kind of record that it changes. */
  entityType: oneOf(entityTypes),
  /** The record that it changes; an addition gets its id when it is asked for, and keeps it. */
  entityId: key,
  /** Whom or what it is about, in words. */
  entityLabel: text,
  /** Where it stands; only one that is pending can be decided. */
  status: oneOf(approvalStatuses),
  /** Who decides. */
  approverType: oneOf(approverTypes),
  /** The record as it is; null for an addition. */
  currentValue: entityRecord,
  /** The record as it would be; null for a removal. */
  proposedValue: entityRecord,
  /** Every field of it, current beside proposed. */
  changes: v.array(FieldChangeSchema),
  /** The premium before, rand a month; null when it does not change. */
  premiumBefore: randOrNull,
  /** The premium afterwards, rand a month; null when it does not change. */
  premiumAfter: randOrNull,
  /** From which day it holds; null while that depends on the decision. */
  effectiveDate: dayOrNull,
  /** Whether the policyholder confirms with a one-time PIN. */
  requiresOtp: yesNo,
  /** Whether the caller may approve it. */
  canApprove: yesNo,
  /** Whether the caller may decline it. */
  canDecline: yesNo,
  /** Whether the caller may withdraw it. */
  canCancel: yesNo,
  /** Who asked for it. */
  requestedBy: ActorSchema,
  /** When it was asked for. */
  requestedAt: instant,
  /** When it expires if nobody decides. */
  expiresAt: instant,
  /** Who decided; null while it waits, and when it expired. */
  decidedBy: v.nullable(ActorSchema),
  /** When it was decided, or null. */
  decidedAt: instantOrNull,
  /** What whoever decided wrote, or null. */
  comment: textOrNull,
  /** How the policyholder agreed when staff decided in their name, or null. */
  consentMethod: v.nullable(v.picklist(consentMethods)),
  /** The reference of the recording of that consent, or null. */
  consentReference: textOrNull,
  /** Documents that go with it. */
  documents: v.array(
    v.object({
      /** The id of the document, or of the request for it. */
      id: key,
      /** The name of the file; null while it is not here. */
      fileName: textOrNull,
      /** The kind of document. */
      type: v.picklist(documentTypes),
      /** Whether it is needed before the change can be approved. */
      required: yesNo,
      /** Whether it is here. */
      received: yesNo,
    }),
  ),
  /** The document that it waits for; null when it has all it needs, and once it waits no more. An addition. */
  missingDocument: v.nullable(MissingDocumentSchema),
  /** Why an approved change could not be applied; null when nothing failed. */
  failureReason: textOrNull,
  /** An addition: what staff asked the policyholder for and wait for; null when they wait for nothing. */
  asked: v.optional(
    v.nullable(
      v.object({
        /** What staff asked for. */
        message: text,
        /** When they asked. */
        askedAt: instant,
      }),
    ),
  ),
  /** An addition: the rules that `requestedBy` overrode for it, in their own sentences, and why; null when there are none. */
  ruleOverride: v.optional(
    v.nullable(
      v.object({
        /** The sentences of the rules that were overridden. */
        rules: v.array(text),
        /** Why they were overridden. */
        reason: text,
      }),
    ),
  ),
});
export type ApprovalAction = v.InferOutput<typeof ApprovalActionSchema>;

export const giveReason = 'Enter a reason';

interface Decision {
  decision: string;
  comment: string | null;
  consentMethod: string | null;
  consentReference: string | null;
}

/** Whoever declines says why; a recorded consent names its recording. */
const decisionRule: Rule<Decision> = ({ decision, comment, consentMethod, consentReference }) => [
  ...(decision === 'DECLINE' && comment !== undefined && (comment?.length ?? 0) < 5
    ? [{ field: 'comment', message: giveReason }]
    : []),
  ...(consentMethod === 'VOICE_RECORDING' && consentReference === null
    ? [{ field: 'consentReference', message: 'Enter the reference of the recording' }]
    : []),
];

/** What somebody decides about an action (docs/domain/changes.md#r7-4). */
export const ApprovalDecisionSchema = v.pipe(
  written({
    /** Approve or decline it, or cancel one's own. */
    decision: v.picklist(decisions, 'Choose what to do with this change'),
    /** Why, at most 250 characters; at least 5 when it is declined. */
    comment: optionalText({ max: 250, long: 'The reason must be 250 characters or less' }),
    /** The one-time PIN, where the change asks for one. */
    otp: optionalOtp,
    /** How the policyholder agreed, when staff decide in their name. */
    consentMethod: v.nullish(v.picklist(consentMethods), null),
    /** The reference of the recording, at most 60 characters; needed for a voice recording. */
    consentReference: optionalText({ max: 60, long: 'The reference must be 60 characters or less' }),
  }),
  obeys(decisionRule),
);
export type ApprovalDecision = v.InferInput<typeof ApprovalDecisionSchema>;
