import { describe, expect, it } from 'vitest';
import { outcomeSentence, outcomeTone } from './outcome-messages';

const facts = { actionType: 'ADD_CHILD', effectiveDate: null, failureReason: null, approverType: 'STAFF' } as const;

describe('what became of a request', () => {
  it.each([
    { status: 'APPLIED' as const, says: 'Add child: approved and done.' },
    {
      status: 'APPROVED' as const,
      effectiveDate: '2026-12-01',
      says: 'Add child: approved. It applies from 1 December 2026.',
    },
    { status: 'APPROVED' as const, says: 'Add child: approved.' },
    { status: 'DECLINED' as const, says: 'Add child: declined. The policyholder can read your reason.' },
    {
      status: 'DECLINED' as const,
      actionType: 'UNDO_AFTER_DEATH' as const,
      says: 'Undo changes after a death: declined. Everything stays as it is.',
    },
    {
      status: 'FAILED' as const,
      failureReason: 'The policy has lapsed.',
      says: 'Add child: approved, but it could not be applied. The policy has lapsed.',
    },
    {
      status: 'PENDING' as const,
      approverType: 'SECOND_STAFF' as const,
      says: 'Add child: the consent is recorded. A portal administrator confirms it.',
    },
    { status: 'PENDING' as const, says: 'Add child: it waits as before.' },
    { status: 'EXPIRED' as const, says: 'Add child: expired.' },
  ])('$says', ({ says, ...about }) => {
    expect(outcomeSentence({ ...facts, ...about })).toBe(says);
  });

  it('is bad news only when it could not be applied', () => {
    expect(outcomeTone({ status: 'FAILED' })).toBe('error');
    expect(outcomeTone({ status: 'DECLINED' })).toBe('success');
  });
});
