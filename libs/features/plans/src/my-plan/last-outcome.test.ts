import { type ApprovalAction } from '@portal/contract';
import { expect, it } from 'vitest';
import { lastOutcome } from './last-outcome';

const today = '2026-11-20';
const request = {
  entityType: 'PRODUCT',
  actionType: 'CHANGE_PRODUCT',
  entityLabel: 'Plan: Gold Family Plan',
  status: 'DECLINED',
  requestedAt: '2026-11-02T08:00:00Z',
  expiresAt: '2026-12-02T08:00:00Z',
  decidedAt: '2026-11-10T08:00:00Z',
  comment: 'Please call us first',
  failureReason: null,
} as ApprovalAction;
const begins = 'Your request "Change plan" (Plan: Gold Family Plan) of 2 November 2026';

it.each([
  { why: 'declined', more: {}, says: `${begins} was declined on 10 November 2026: Please call us first` },
  { why: 'declined without a reason', more: { comment: null }, says: `${begins} was declined on 10 November 2026.` },
  {
    why: 'expired',
    more: { status: 'EXPIRED', decidedAt: null, expiresAt: '2026-11-15T08:00:00Z' },
    says: `${begins} has expired. Please submit the change again.`,
  },
  {
    why: 'not possible any more',
    more: { status: 'FAILED', failureReason: 'The policy has lapsed.' },
    says: `${begins} could not be applied: The policy has lapsed.`,
  },
  { why: 'taken back', more: { status: 'CANCELLED' }, says: null },
  { why: 'applied', more: { status: 'APPLIED' }, says: null },
  { why: 'declined long ago', more: { decidedAt: '2026-10-20T08:00:00Z' }, says: null },
  { why: 'about somebody', more: { entityType: 'CHILD' }, says: null },
] as const)('$why: $says', ({ more, says }) => {
  expect(lastOutcome([{ ...request, ...more }], today)).toBe(says);
});

it('is that of the newest request', () => {
  expect(lastOutcome([{ ...request, status: 'APPLIED' }, request], today)).toBeNull();
  expect(lastOutcome([], today)).toBeNull();
});
