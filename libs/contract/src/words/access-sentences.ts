import { actionTypes, labelOf } from '@portal/domain';
import { type AccessEntry } from '../records/staff/access-log';
import { aboutChange, aboutDocument, isOf, valueOf, type WrittenAct } from './about-act';

interface AccessRow {
  kind: AccessEntry['kind'];
  sentence(act: WrittenAct): string;
}

/** Policyholders are not told of these: a note is the insurer's own, and a policy that was closed had been opened. */
export const notTold: readonly string[] = ['NOTE_WRITTEN', 'POLICY_CLOSED'];

/** A detail that was written down in words. */
const detail = (act: WrittenAct, name: string): string => {
  const value = valueOf(act, name);
  return typeof value === 'string' ? `: ${value}` : '';
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
  NUMBER_SHOWN: { kind: 'NUMBER_SHOWN', sentence: (act) => `Looked at a full ID number${aboutChange(act)}` },
  DOCUMENT_OPENED: { kind: 'DOCUMENT_OPENED', sentence: (act) => `Opened a document${detail(act, 'document')}` },
  CERTIFICATE_ISSUED: { kind: 'DOCUMENT_OPENED', sentence: () => 'Issued a benefit certificate' },
  AUDIT_EXPORTED: {
    kind: 'DOCUMENT_OPENED',
    sentence: () => 'Exported the record of what was done on your policy',
  },
  REQUEST_READ: { kind: 'REQUEST_READ', sentence: (act) => `Read a request${aboutChange(act)}` },
  REQUEST_TAKEN: { kind: 'REQUEST_READ', sentence: (act) => `Started to work on a request${aboutChange(act)}` },
  REQUEST_RELEASED: { kind: 'REQUEST_READ', sentence: (act) => `Left a request to a colleague${aboutChange(act)}` },
  ASKED_FOR_MORE: { kind: 'MESSAGE_SENT', sentence: (act) => `Asked you for more about a request${aboutChange(act)}` },
  MESSAGE_SENT_AGAIN: { kind: 'MESSAGE_SENT', sentence: () => 'Sent you a message again that had not reached you' },
  LETTER_POSTED: { kind: 'MESSAGE_SENT', sentence: () => 'Printed a letter about your policy and posted it' },
  PAYMENT_LINK_SENT: { kind: 'MESSAGE_SENT', sentence: () => 'Sent you a link to pay' },
  UNUSED_MONEY_MATCHED: { kind: 'CHANGED', sentence: () => 'Booked a payment to your policy that had not been used' },
  REFUND_ASKED: { kind: 'CHANGED', sentence: () => 'Asked for a payment to be paid back to you' },
  REFUND_CONFIRMED: { kind: 'DECIDED', sentence: () => 'Confirmed that a payment is paid back to you' },
  REFUND_PAID: { kind: 'CHANGED', sentence: () => 'Paid a payment back to you' },
  DEBIT_EXCEPTION_CLOSED: { kind: 'DECIDED', sentence: () => 'Looked into what your bank said of a debit order' },
  SET_APART_TRIED: { kind: 'CHANGED', sentence: () => 'Had what is due on your policy done again' },
  REFUND_DECLINED: { kind: 'DECIDED', sentence: () => 'Declined to pay a payment back' },
  DOCUMENT_RECEIVED: { kind: 'CHANGED', sentence: (act) => `Added a document${aboutDocument(act)}` },
  CHANGE_REQUESTED: { kind: 'CHANGED', sentence: (act) => `Asked for a change${aboutChange(act)}` },
  ID_DOB_OVERRIDE: { kind: 'CHANGED', sentence: (act) => `Overrode a rule${detail(act, 'rule')}` },
  AGE_LIMIT_OVERRIDE: { kind: 'CHANGED', sentence: (act) => `Overrode a rule${detail(act, 'rule')}` },
  CHANGE_CANCELLED: { kind: 'CHANGED', sentence: (act) => `Took a change back${aboutChange(act)}` },
  CHANGE_APPROVED: { kind: 'DECIDED', sentence: (act) => `Approved a change${aboutChange(act)}` },
  CHANGE_DECLINED: { kind: 'DECIDED', sentence: (act) => `Declined a change${aboutChange(act)}` },
  CONSENT_RECORDED: { kind: 'DECIDED', sentence: (act) => `Noted that you agreed on a call${aboutChange(act)}` },
};

/** A change that was made at once is written down by its own name. Nothing that staff did goes untold for want of a sentence. */
function rowOf({ action }: WrittenAct): AccessRow {
  const known = Object.hasOwn(accessSentences, action) ? accessSentences[action] : undefined;
  if (known) return known;
  const label = isOf(actionTypes, action) ? `: ${labelOf(actionTypes, action)}` : '';
  return { kind: 'CHANGED', sentence: () => (label ? `Changed your policy${label}` : 'Worked on your policy') };
}

/** What kind of act it was, and what was done, as the policyholder reads it. */
export function toldAct(act: WrittenAct): Pick<AccessEntry, 'kind' | 'what'> {
  const { kind, sentence } = rowOf(act);
  return { kind, what: sentence(act) };
}
