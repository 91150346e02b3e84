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
  field: text,
  label: text,
  current: textOrNull,
  proposed: textOrNull,
  changed: yesNo,
});
export type FieldChange = v.InferOutput<typeof FieldChangeSchema>;

const ActorSchema = v.object({ id: key, name: text, role: v.picklist(requesterRoles) });
const entityRecord = v.nullable(v.record(v.string(), v.unknown()));

/** A change that somebody other than its maker decides (docs/domain/records.md#r9-19). */
export const ApprovalActionSchema = v.object({
  id: key,
  policyNumber: text,
  actionType: oneOf(actionTypes),
  entityType: oneOf(entityTypes),
  /** An addition gets its id when it is asked for, and keeps it. */
  entityId: key,
  entityLabel: text,
  status: oneOf(approvalStatuses),
  approverType: oneOf(approverTypes),
  /** The record as it is and as it would be; null when there is none. */
  currentValue: entityRecord,
  proposedValue: entityRecord,
  changes: v.array(FieldChangeSchema),
  /** Rand a month. */
  premiumBefore: randOrNull,
  premiumAfter: randOrNull,
  effectiveDate: dayOrNull,
  requiresOtp: yesNo,
  /** What the caller may do with it. */
  canApprove: yesNo,
  canDecline: yesNo,
  canCancel: yesNo,
  requestedBy: ActorSchema,
  requestedAt: instant,
  expiresAt: instant,
  decidedBy: v.nullable(ActorSchema),
  decidedAt: instantOrNull,
  comment: textOrNull,
  consentMethod: v.nullable(v.picklist(consentMethods)),
  consentReference: textOrNull,
  documents: v.array(
    v.object({
      id: key,
      fileName: textOrNull,
      type: v.picklist(documentTypes),
      required: yesNo,
      received: yesNo,
    }),
  ),
  /** The document that it waits for; null when it has all it needs, and once it waits no more. An addition. */
  missingDocument: v.nullable(MissingDocumentSchema),
  failureReason: textOrNull,
  /** An addition: what staff asked the policyholder for and wait for; null when they wait for nothing. */
  asked: v.optional(v.nullable(v.object({ message: text, askedAt: instant }))),
  /** An addition: the rules that `requestedBy` overrode for it, in their own sentences, and why; null when there are none. */
  ruleOverride: v.optional(v.nullable(v.object({ rules: v.array(text), reason: text }))),
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
    decision: v.picklist(decisions, 'Choose what to do with this change'),
    comment: optionalText({ max: 250, long: 'The reason must be 250 characters or less' }),
    otp: optionalOtp,
    consentMethod: v.nullish(v.picklist(consentMethods), null),
    consentReference: optionalText({ max: 60, long: 'The reference must be 60 characters or less' }),
  }),
  obeys(decisionRule),
);
export type ApprovalDecision = v.InferInput<typeof ApprovalDecisionSchema>;
