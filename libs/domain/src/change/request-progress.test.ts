import { describe, expect, it } from 'vitest';
import { type RequestInProgress, requestProgress, requestSteps } from './request-progress';

const waits: RequestInProgress = {
  status: 'PENDING',
  approverType: 'STAFF',
  isDocumentMissing: false,
  isAnswerMissing: false,
};

describe('the progress of a request', () => {
  // docs/domain/changes.md#r7-4
  it.each([
    ['staff decide', {}, 3, 'insurer', null],
    ['a second member of staff decides', { approverType: 'SECOND_STAFF' }, 3, 'insurer', null],
    ['the policyholder decides', { approverType: 'CUSTOMER' }, 3, 'policyholder', null],
    ['a document is missing', { isDocumentMissing: true }, 2, 'policyholder', null],
    [
      'a document is missing of a request that staff made',
      { isDocumentMissing: true, approverType: 'CUSTOMER' },
      2,
      'policyholder',
      null,
    ],
    ['staff asked for something', { isAnswerMissing: true }, 2, 'policyholder', null],
    ['approved, and its day is to come', { status: 'APPROVED' }, 4, 'insurer', null],
    ['done', { status: 'APPLIED' }, 4, null, null],
    ['approved, and could not be applied', { status: 'FAILED' }, 4, 'insurer', 'FAILED'],
    ['declined', { status: 'DECLINED' }, 3, null, 'DECLINED'],
    ['withdrawn', { status: 'CANCELLED' }, 3, null, 'CANCELLED'],
    ['replaced by a newer one', { status: 'SUPERSEDED' }, 3, null, 'SUPERSEDED'],
    ['expired unread', { status: 'EXPIRED' }, 3, null, 'EXPIRED'],
    ['expired without its document', { status: 'EXPIRED', isDocumentMissing: true }, 2, null, 'EXPIRED'],
  ] as const)('where %s', (_, facts, step, turn, end) => {
    expect(requestProgress({ ...waits, ...facts })).toEqual({ step, turn, end });
  });

  it('has four steps, the last of which is done', () => {
    expect(requestSteps).toEqual(['Sent', 'Documents', 'Checked', 'Done']);
  });
});
