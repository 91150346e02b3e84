import { actionTypes, entityTypes, labelOf } from '@portal/domain';
import { type AccessEntry } from '../records/staff/access-log';
import { documentLabels } from './document-labels';

/** What the audit knows of something that a member of staff did. */
export interface StaffAct {
  action: string;
  entityType: string | null;
  after: unknown;
  reason: string | null;
}

interface AccessRow {
  kind: AccessEntry['kind'];
  sentence(act: StaffAct): string;
}

/** Policyholders are not told of these: a note is the insurer's own, and a policy that was closed had been opened. */
export const notTold: readonly string[] = ['NOTE_WRITTEN', 'POLICY_CLOSED'];

const isOf = (list: readonly { code: string }[], code: string) => list.some((one) => one.code === code);

/** `: Add child`, or whatever else is known of the change. */
function about({ reason, entityType }: StaffAct): string {
  if (reason && isOf(actionTypes, reason)) return `: ${labelOf(actionTypes, reason)}`;
  return entityType && isOf(entityTypes, entityType) ? `: ${labelOf(entityTypes, entityType)}` : '';
}

/** A detail that was written down in words. */
const detail = ({ after }: StaffAct, name: string): string => {
  const value = (after as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? `: ${value}` : '';
};

const documentIn = (act: StaffAct): string => {
  const type = detail(act, 'type').slice(2);
  return Object.hasOwn(documentLabels, type) ? `: ${documentLabels[type as keyof typeof documentLabels]}` : '';
};

/** What a policyholder reads about each act of staff. */
const accessSentences: Record<string, AccessRow> = {
  POLICY_OPENED: { kind: 'OPENED', sentence: () => 'Opened your policy' },
  POLICY_NOT_OPENED: {
    kind: 'NOT_OPENED',
    sentence: () => 'Could not verify the caller, so your policy was not opened',
  },
  POLICY_OPENING_BLOCKED: {
    kind: 'NOT_OPENED',
    sentence: () => 'Tried to open your policy again after too many wrong answers, and was refused',
  },
  POLICIES_LISTED: { kind: 'OPENED', sentence: () => 'Looked at the list of your policies' },
  NUMBER_SHOWN: { kind: 'NUMBER_SHOWN', sentence: (act) => `Looked at a full ID number${about(act)}` },
  DOCUMENT_OPENED: { kind: 'DOCUMENT_OPENED', sentence: (act) => `Opened a document${detail(act, 'document')}` },
  CERTIFICATE_ISSUED: { kind: 'DOCUMENT_OPENED', sentence: () => 'Issued a benefit certificate' },
  AUDIT_EXPORTED: {
    kind: 'DOCUMENT_OPENED',
    sentence: () => 'Exported the record of what was done on your policy',
  },
  REQUEST_READ: { kind: 'REQUEST_READ', sentence: (act) => `Read a request${about(act)}` },
  REQUEST_TAKEN: { kind: 'REQUEST_READ', sentence: (act) => `Started to work on a request${about(act)}` },
  REQUEST_RELEASED: { kind: 'REQUEST_READ', sentence: (act) => `Left a request to a colleague${about(act)}` },
  ASKED_FOR_MORE: { kind: 'MESSAGE_SENT', sentence: (act) => `Asked you for more about a request${about(act)}` },
  MESSAGE_SENT_AGAIN: { kind: 'MESSAGE_SENT', sentence: () => 'Sent you a message again that had not reached you' },
  PAYMENT_LINK_SENT: { kind: 'MESSAGE_SENT', sentence: () => 'Sent you a link to pay' },
  UNUSED_MONEY_MATCHED: { kind: 'CHANGED', sentence: () => 'Booked a payment to your policy that had not been used' },
  REFUND_ASKED: { kind: 'CHANGED', sentence: () => 'Asked for a payment to be paid back to you' },
  REFUND_CONFIRMED: { kind: 'DECIDED', sentence: () => 'Confirmed that a payment is paid back to you' },
  REFUND_PAID: { kind: 'CHANGED', sentence: () => 'Paid a payment back to you' },
  DEBIT_EXCEPTION_CLOSED: { kind: 'DECIDED', sentence: () => 'Looked into what your bank said of a debit order' },
  SET_APART_TRIED: { kind: 'CHANGED', sentence: () => 'Had what is due on your policy done again' },
  REFUND_DECLINED: { kind: 'DECIDED', sentence: () => 'Declined to pay a payment back' },
  DOCUMENT_RECEIVED: { kind: 'CHANGED', sentence: (act) => `Added a document${documentIn(act)}` },
  CHANGE_REQUESTED: { kind: 'CHANGED', sentence: (act) => `Asked for a change${about(act)}` },
  ID_DOB_OVERRIDE: { kind: 'CHANGED', sentence: (act) => `Set a rule aside${detail(act, 'rule')}` },
  AGE_LIMIT_OVERRIDE: { kind: 'CHANGED', sentence: (act) => `Set a rule aside${detail(act, 'rule')}` },
  CHANGE_CANCELLED: { kind: 'CHANGED', sentence: (act) => `Took a change back${about(act)}` },
  CHANGE_APPROVED: { kind: 'DECIDED', sentence: (act) => `Approved a change${about(act)}` },
  CHANGE_DECLINED: { kind: 'DECIDED', sentence: (act) => `Declined a change${about(act)}` },
  CONSENT_RECORDED: { kind: 'DECIDED', sentence: (act) => `Noted that you agreed on a call${about(act)}` },
};

/** A change that was made at once is written down by its own name. Nothing that staff did goes untold for want of a sentence. */
function rowOf({ action }: StaffAct): AccessRow {
  const known = Object.hasOwn(accessSentences, action) ? accessSentences[action] : undefined;
  if (known) return known;
  const label = isOf(actionTypes, action) ? `: ${labelOf(actionTypes, action)}` : '';
  return { kind: 'CHANGED', sentence: () => (label ? `Changed your policy${label}` : 'Worked on your policy') };
}

/** What kind of act it was, and what was done, as the policyholder reads it. */
export function toldAct(act: StaffAct): Pick<AccessEntry, 'kind' | 'what'> {
  const { kind, sentence } = rowOf(act);
  return { kind, what: sentence(act) };
}
