import { describe, expect, it } from 'vitest';
import { type ApprovalAction } from '../records/approval-action';
import { requestLine } from './request-messages';

const waiting: ApprovalAction = {
  id: '9f86d081-0000-4000-8000-000000000001',
  policyNumber: '7000010012',
  actionType: 'ADD_CHILD',
  entityType: 'CHILD',
  entityId: '9f86d081-0000-4000-8000-000000000002',
  entityLabel: 'Child: Amahle D.',
  status: 'PENDING',
  approverType: 'STAFF',
  currentValue: null,
  proposedValue: { First_Name: 'Amahle' },
  changes: [],
  premiumBefore: null,
  premiumAfter: null,
  effectiveDate: null,
  requiresOtp: false,
  canApprove: false,
  canDecline: false,
  canCancel: true,
  requestedBy: { id: '9f86d081-0000-4000-8000-000000000003', name: 'Naledi Dlamini', role: 'customer' },
  requestedAt: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-12-22T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  comment: null,
  consentMethod: null,
  consentReference: null,
  documents: [],
  missingDocument: null,
  failureReason: null,
};
const missingDocument = {
  policyNumber: '7000010012',
  actionId: waiting.id,
  about: 'Child: Amahle D.',
  firstName: 'Amahle',
  type: 'BIRTH_CERTIFICATE',
  isAskedAgain: false,
  isBlocking: true,
  message: null,
} as const;
const asked = { message: 'Which school?', askedAt: '2026-11-23T08:00:00.000Z' };
const decidedAt = '2026-12-03T08:00:00.000Z';

describe('the line of a request', () => {
  it.each<[Partial<ApprovalAction>, string, string]>([
    [{}, 'Step 3 of 4', 'Our move: we decide by 22 December 2026.'],
    [
      { approverType: 'SECOND_STAFF' },
      'Step 3 of 4',
      'Our move: a second member of our staff decides by 22 December 2026.',
    ],
    [{ approverType: 'CUSTOMER' }, 'Step 3 of 4', 'Your move: approve or decline it by 22 December 2026.'],
    [{ missingDocument }, 'Step 2 of 4', 'Your move: send the birth certificate by 22 December 2026.'],
    [
      { missingDocument: { ...missingDocument, isAskedAgain: true } },
      'Step 2 of 4',
      'Your move: send the birth certificate again by 22 December 2026.',
    ],
    [{ asked }, 'Step 2 of 4', 'Your move: answer what we asked by 22 December 2026.'],
    [
      { status: 'APPROVED', decidedAt, effectiveDate: '2027-01-01' },
      'Step 4 of 4',
      'Approved. It applies from 1 January 2027.',
    ],
    [{ status: 'APPLIED', decidedAt }, 'Step 4 of 4', 'Done on 3 December 2026.'],
    [
      { status: 'DECLINED', decidedAt, comment: 'Not your child.' },
      'Step 3 of 4',
      'Declined on 3 December 2026: Not your child.',
    ],
    [{ status: 'CANCELLED', decidedAt }, 'Step 3 of 4', 'Withdrawn on 3 December 2026.'],
    [{ status: 'EXPIRED' }, 'Step 3 of 4', 'Expired on 22 December 2026: it was not decided in time.'],
    [{ status: 'SUPERSEDED' }, 'Step 3 of 4', 'Replaced by a newer request.'],
    [
      { status: 'FAILED', failureReason: 'The plan is not sold any more.' },
      'Step 4 of 4',
      'Approved, but it could not be applied. The plan is not sold any more. We look into it.',
    ],
  ])('says where %j stands', (facts, place, sentence) => {
    expect(requestLine({ ...waiting, ...facts }, 'policyholder')).toMatchObject({
      place,
      sentence,
      reference: '9F86D081',
    });
  });

  it.each<[Partial<ApprovalAction>, string]>([
    [{}, 'Our move: a consultant decides by 22 December 2026.'],
    [{ missingDocument }, 'The policyholder’s move: send the birth certificate by 22 December 2026.'],
  ])('names the moves of %j as staff see them', (facts, sentence) => {
    expect(requestLine({ ...waiting, ...facts }, 'staff').sentence).toBe(sentence);
  });

  it.each<[Partial<ApprovalAction>, 'policyholder' | 'staff', string | null]>([
    [{ missingDocument }, 'policyholder', 'Send the birth certificate'],
    [{ asked }, 'policyholder', 'Answer what we asked'],
    [{ approverType: 'CUSTOMER' }, 'policyholder', 'Approve or decline it'],
    [{}, 'policyholder', null],
    [{ missingDocument }, 'staff', null],
  ])('has one button where it is the reader’s move: %j to %s', (facts, reader, toDo) => {
    expect(requestLine({ ...waiting, ...facts }, reader).toDo).toBe(toDo);
  });

  it('names how it ended in a word', () => {
    expect(requestLine({ ...waiting, status: 'CANCELLED' }, 'policyholder').ending).toBe('Withdrawn');
    expect(requestLine({ ...waiting, status: 'APPLIED' }, 'policyholder').ending).toBeNull();
  });

  it.each<[Partial<ApprovalAction>, string]>([
    [{}, 'Add Amahle'],
    [{ actionType: 'DELETE_CHILD', currentValue: { First_Name: 'Thabo' }, proposedValue: null }, 'Remove Thabo'],
    [
      { actionType: 'UPDATE_CHILD', currentValue: { First_Name: 'Zaid' }, proposedValue: { First_Name: 'Zayd' } },
      'Change details of Zaid',
    ],
    [{ actionType: 'UPDATE_BANKING_DETAILS', entityType: 'BANKING_DETAILS' }, 'New bank account'],
    [{ actionType: 'UPDATE_IDENTITY', entityType: 'MAIN_MEMBER' }, 'Correct identity details'],
    [{ proposedValue: null }, 'Add child'],
  ])('is named by the person or by what comes of it: %j', (facts, title) => {
    expect(requestLine({ ...waiting, ...facts }, 'policyholder').title).toBe(title);
  });
});
