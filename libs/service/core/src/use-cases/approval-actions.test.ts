import { type ApprovalActionRow } from '@portal/service-store';
import { expect, it } from 'vitest';
import { actionForCustomer } from './approval-actions';

const me = 'customer-1';
const row = (approverType: string, by: string, status = 'PENDING', proposedValue: object | null = null) =>
  ({
    status,
    record: { approverType, requestedBy: { id: by }, currentValue: null, proposedValue },
  }) as unknown as ApprovalActionRow;

const none = { canApprove: false, canDecline: false, canCancel: false, requiresOtp: false };

it.each([
  {
    why: 'asked of me by staff',
    action: row('CUSTOMER', 'staff-1'),
    may: { ...none, canApprove: true, canDecline: true, requiresOtp: true },
  },
  { why: 'asked by me of staff', action: row('STAFF', me), may: { ...none, canCancel: true } },
  { why: 'asked by staff of staff', action: row('SECOND_STAFF', 'staff-1'), may: none },
  { why: 'asked by me of me', action: row('CUSTOMER', me), may: { ...none, canCancel: true } },
  { why: 'approved already', action: row('CUSTOMER', 'staff-1', 'APPROVED'), may: none },
])('what $why may be done', ({ action, may }) => {
  expect(actionForCustomer(action, me)).toMatchObject(may);
});

it('masks a proposed account number', () => {
  const action = actionForCustomer(
    row('STAFF', me, 'PENDING', { Account_Number: '62001234567', Bank_Name: 'FNB' }),
    me,
  );
  expect(action.proposedValue).toEqual({ Account_Number: '******4567', Bank_Name: 'FNB' });
});
