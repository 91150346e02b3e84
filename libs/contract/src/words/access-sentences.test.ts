import { expect, it } from 'vitest';
import { accessKinds } from '../records/staff/access-log';
import { toldAct } from './access-sentences';

const act = (action: string, more: object = {}) => ({ action, entityType: null, after: null, reason: null, ...more });

it.each([
  { ...act('POLICY_OPENED'), kind: 'OPENED', what: 'Opened your policy' },
  { ...act('NUMBER_SHOWN', { entityType: 'CHILD' }), kind: 'NUMBER_SHOWN', what: 'Looked at a full ID number: Child' },
  {
    ...act('DOCUMENT_OPENED', { after: { document: 'Proof of payment' } }),
    kind: 'DOCUMENT_OPENED',
    what: 'Opened a document: Proof of payment',
  },
  {
    ...act('DOCUMENT_RECEIVED', { after: { type: 'ID_COPY' } }),
    kind: 'CHANGED',
    what: 'Added a document: Copy of the ID',
  },
  { ...act('DOCUMENT_RECEIVED', { after: { type: 'toString' } }), kind: 'CHANGED', what: 'Added a document' },
  { ...act('CHANGE_REQUESTED', { reason: 'ADD_CHILD' }), kind: 'CHANGED', what: 'Asked for a change: Add child' },
  {
    ...act('CHANGE_DECLINED', { reason: 'The document cannot be read', entityType: 'SPOUSE' }),
    kind: 'DECIDED',
    what: 'Declined a change: Spouse',
  },
  {
    ...act('AGE_LIMIT_OVERRIDE', { after: { rule: 'The maximum entry age for a spouse is 75' }, reason: 'Seen' }),
    kind: 'CHANGED',
    what: 'Overrode a rule: The maximum entry age for a spouse is 75',
  },
  { ...act('ID_DOB_OVERRIDE'), kind: 'CHANGED', what: 'Overrode a rule' },
  {
    ...act('MESSAGE_SENT_AGAIN'),
    kind: 'MESSAGE_SENT',
    what: 'Sent you a message again that had not reached you',
  },
  { ...act('UPDATE_CONTACT'), kind: 'CHANGED', what: 'Changed your policy: Update contact details' },
  { ...act('SOMETHING_NEW'), kind: 'CHANGED', what: 'Worked on your policy' },
  { ...act('constructor'), kind: 'CHANGED', what: 'Worked on your policy' },
])('$action reads "$what"', ({ kind, what, ...done }) => {
  expect(toldAct(done)).toEqual({ kind, what });
  expect(accessKinds).toContain(kind);
});
