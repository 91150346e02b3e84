import { expect, it } from 'vitest';
import { answerUntil } from './answer-until';

it.each([
  { Authentication_Type: 'TT1_REALTIME', Created_At: '2026-11-20T10:00:00Z', until: '12:02 on 20/11/2026' },
  { Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T10:00:00Z', until: '20:00 on 20/11/2026' },
  { Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T18:00:00Z', until: '20:00 on 21/11/2026' },
  { Authentication_Type: 'TT1_DELAYED', Created_At: '2026-11-20T22:30:00Z', until: '20:00 on 21/11/2026' },
  { Authentication_Type: 'TT2_BATCH', Created_At: '2026-11-20T10:00:00Z', until: '12:00 on 22/11/2026' },
  { Authentication_Type: 'TT3_CARD', Created_At: '2026-11-20T10:00:00Z', until: null },
] as const)('$Authentication_Type sent at $Created_At can be approved until $until', ({ until, ...mandate }) => {
  expect(answerUntil(mandate)).toBe(until);
});
