import { type DocumentList } from '@portal/contract';
import { expect, it } from 'vitest';
import { scheduleIssuedOn } from './schedule-issued-on';

const policy = { Updated_At: '2026-03-01T08:00:00.000Z' };
const document = { type: 'POLICY_SCHEDULE', source: 'SYSTEM', createdAt: '2026-11-20T22:30:00.000Z' };
const listOf = (...documents: object[]) => ({
  data: { documents, requests: [] } as unknown as DocumentList,
  isPending: false,
});

it.each([
  { list: { isPending: true }, says: '\u2026', when: 'while the list is asked for' },
  { list: listOf(document), says: '21 November 2026', when: 'as the document says, in South African time' },
  { list: listOf({ ...document, source: 'CUSTOMER' }), says: '1 March 2026', when: 'not as a copy that somebody sent' },
  { list: { isPending: false }, says: '1 March 2026', when: 'by the last change when the list did not come' },
])('$says: $when', ({ list, says }) => {
  expect(scheduleIssuedOn(list, policy)).toBe(says);
});
