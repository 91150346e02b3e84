import { expect, it } from 'vitest';
import { answerUntil, momentInWords, untilSentence } from './answer-until';

const Mandate_Status = 'PENDING_AUTHENTICATION';

it.each([
  { Authentication_Type: 'TT1_REALTIME', Created_At: '2026-11-20T10:00:00Z', until: '12:02 on 20 November 2026' },
  { Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T10:00:00Z', until: '20:00 on 20 November 2026' },
  { Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T22:30:00Z', until: '20:00 on 21 November 2026' },
  { Authentication_Type: 'TT2_BATCH', Created_At: '2026-11-20T18:00:00Z', until: '20:00 on 22 November 2026' },
  { Authentication_Type: 'TT3_CARD', Created_At: '2026-11-20T10:00:00Z', until: null },
] as const)('$Authentication_Type sent at $Created_At can be approved until $until', ({ until, ...mandate }) => {
  const found = answerUntil({ ...mandate, Mandate_Status });
  expect(found && momentInWords(found)).toBe(until);
});

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
