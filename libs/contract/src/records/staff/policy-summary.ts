import { actionTypes, approverTypes, policyStatuses, premiumStatuses } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../../fields/choice';
import { dayOrNull, instant, instantOrNull, key, rand, text, textOrNull, yesNo } from '../../fields/plain';
import { remark } from '../../fields/remark';
import { written } from '../../fields/written';
import { PolicyListItemSchema } from '../policy-list-item';
import { ServicingSchema } from './servicing';

/** What a member of staff wrote down about a policy. Policyholders do not see it; it is never changed. */
export const StaffNoteSchema = v.object({
  /** The id of the note. */
  id: key,
  /** The note. */
  text,
  /** Who wrote it. */
  writtenBy: text,
  /** When it was written. */
  writtenAt: instant,
});
export type StaffNote = v.InferOutput<typeof StaffNoteSchema>;

export const WriteNoteSchema = written({
  /** The note, 3 to 1000 characters. */
  text: remark({ required: 'Write a note', min: 3, max: 1000, what: 'A note' }),
});

/** One time the insurer and the policyholder had to do with one another. */
const ContactSchema = v.object({
  /** When it happened. */
  at: instant,
  /** What kind of contact it was. */
  kind: v.picklist(['SIGN_IN', 'SERVICED', 'MESSAGE_SENT']),
  /** What happened, in words. */
  text,
});
export type Contact = v.InferOutput<typeof ContactSchema>;

/** All that a member of staff wants to know before the first question, on one page. */
export const PolicySummarySchema = v.object({
  /** How the policy stands open to the caller. */
  servicing: ServicingSchema,
  /** Whose policy it is. */
  mainMember: v.object({
    /** The main member's name. */
    name: text,
    /** The last four digits of the ID number; null when there is none. */
    idNumberMasked: textOrNull,
    /** When the main member was born. */
    dateOfBirth: dayOrNull,
    /** The cellphone number on record, or null. */
    cellNumber: textOrNull,
    /** The e-mail address on record, or null. */
    emailAddress: textOrNull,
    /** The language to speak, in words, or null. */
    language: textOrNull,
  }),
  /** The status today. */
  policyStatus: oneOf(policyStatuses),
  /** Where premiums stand today. */
  premiumStatus: oneOf(premiumStatuses),
  /** The plan. */
  productName: text,
  /** Every policy of the main member, this one among them. */
  policies: v.array(PolicyListItemSchema),
  /** The premium a month. */
  monthlyPremium: rand,
  /** Premiums whose due date has passed. */
  arrears: rand,
  /** The day the next premium is due. */
  nextDueDate: dayOrNull,
  /** The last day that is paid for. */
  paidToDate: dayOrNull,
  /** The last day of grace. */
  graceEndDate: dayOrNull,
  /** Changes that wait for a decision. */
  openRequests: v.array(
    v.object({
      /** The id of the change. */
      id: key,
      /** The kind of change. */
      actionType: oneOf(actionTypes),
      /** Whom or what it is about, in words. */
      entityLabel: text,
      /** Who decides. */
      approverType: oneOf(approverTypes),
      /** Who asked for it. */
      requestedBy: text,
      /** When it was asked for. */
      requestedAt: instant,
      /** When it expires if nobody decides. */
      expiresAt: instant,
    }),
  ),
  /** When the policyholder last signed in, or null. */
  lastSignInAt: instantOrNull,
  /** The last contacts with the policyholder, newest first, ten at most. */
  contacts: v.array(ContactSchema),
  /** Notes of staff about the policy, newest first. */
  notes: v.array(StaffNoteSchema),
  /** Whether money can be paid now. */
  canPayNow: yesNo,
});
export type PolicySummary = v.InferOutput<typeof PolicySummarySchema>;

/** `0XX *** NNNN`: where the link to pay went. */
export const PaymentLinkSchema = v.object({
  /** The number that the link was sent to, masked. */
  sentTo: text,
});
