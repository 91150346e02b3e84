import { actionTypes, approverTypes, policyStatuses, premiumStatuses } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../../fields/choice';
import { dayOrNull, instant, instantOrNull, key, rand, text, textOrNull, yesNo } from '../../fields/plain';
import { remark } from '../../fields/remark';
import { written } from '../../fields/written';
import { PolicyListItemSchema } from '../policy-list-item';
import { ServicingSchema } from './servicing';

/** What a member of staff wrote down about a policy. Policyholders do not see it; it is never changed. */
export const StaffNoteSchema = v.object({ id: key, text, writtenBy: text, writtenAt: instant });
export type StaffNote = v.InferOutput<typeof StaffNoteSchema>;

export const WriteNoteSchema = written({
  text: remark({ required: 'Write a note', min: 3, max: 1000, what: 'A note' }),
});

/** One time the insurer and the policyholder had to do with one another. */
const ContactSchema = v.object({
  at: instant,
  kind: v.picklist(['SIGN_IN', 'SERVICED', 'MESSAGE_SENT']),
  /** What happened, in words. */
  text,
});
export type Contact = v.InferOutput<typeof ContactSchema>;

/** All that a member of staff wants to know before the first question, on one page. */
export const PolicySummarySchema = v.object({
  servicing: ServicingSchema,
  mainMember: v.object({
    name: text,
    idNumberMasked: textOrNull,
    dateOfBirth: dayOrNull,
    cellNumber: textOrNull,
    emailAddress: textOrNull,
    language: textOrNull,
  }),
  policyStatus: oneOf(policyStatuses),
  premiumStatus: oneOf(premiumStatuses),
  productName: text,
  /** Every policy of the main member, this one among them. */
  policies: v.array(PolicyListItemSchema),
  /** Rand. */
  monthlyPremium: rand,
  arrears: rand,
  nextDueDate: dayOrNull,
  paidToDate: dayOrNull,
  graceEndDate: dayOrNull,
  openRequests: v.array(
    v.object({
      id: key,
      actionType: oneOf(actionTypes),
      entityLabel: text,
      approverType: oneOf(approverTypes),
      requestedBy: text,
      requestedAt: instant,
      expiresAt: instant,
    }),
  ),
  lastSignInAt: instantOrNull,
  /** Newest first, ten at most. */
  contacts: v.array(ContactSchema),
  /** Newest first. */
  notes: v.array(StaffNoteSchema),
  canPayNow: yesNo,
});
export type PolicySummary = v.InferOutput<typeof PolicySummarySchema>;

/** `0XX *** NNNN`: where the link to pay went. */
export const PaymentLinkSchema = v.object({ sentTo: text });
