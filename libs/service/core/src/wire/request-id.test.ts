import { expect, it } from 'vitest';
import { requestId } from './request-id';

const fresh = '3f2b8c00-0000-4000-8000-000000000001';

it.each([
  { offered: 'A4B1C2D3-0000-4000-8000-00000000ABCD', takes: true, why: 'a uuid in capitals' },
  { offered: '11111111-2222-3333-4444-555555555555', takes: true, why: 'a uuid' },
  { offered: null, takes: false, why: 'none' },
  { offered: '', takes: false, why: 'an empty one' },
  { offered: '27821234567', takes: false, why: 'a phone number' },
  { offered: '11111111-2222-3333-4444-555555555555\n{"level":"fake"}', takes: false, why: 'a second log line' },
])('answers under the right id when the caller offers $why', ({ offered, takes }) => {
  expect(requestId(offered, () => fresh)).toBe(takes ? offered : fresh);
});
