import { expect, it } from 'vitest';
import { untilSentence } from './answer-until';

const Mandate_Status = 'PENDING_AUTHENTICATION';

const delayed = { Mandate_Status, Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T10:00:00Z' } as const;

it.each([
  { now: '2026-11-20T17:59:00Z', says: 'You can approve it until 20:00 on 20 November 2026.' },
  {
    now: '2026-11-20T18:00:00Z',
    says: 'The bank asked until 20:00 on 20 November 2026. If it shows nothing to approve any more, send the account again.',
  },
])('at $now: $says', ({ now, says }) => {
  expect(untilSentence(delayed, new Date(now))).toBe(says);
});

it.each([
  { why: 'approved at a device there and then', more: { Authentication_Type: 'TT3_CARD' } },
  { why: 'a change of one that was approved long ago', more: { Mandate_Status: 'AMENDMENT_PENDING' } },
  { why: 'approved', more: { Mandate_Status: 'AUTHENTICATED' } },
] as const)('says nothing of one that is $why', ({ more }) => {
  expect(untilSentence({ ...delayed, ...more }, new Date(0))).toBeNull();
});
