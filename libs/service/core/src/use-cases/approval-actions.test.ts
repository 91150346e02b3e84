import { type StoredAction } from '@portal/service-store';
import { expect, it } from 'vitest';
import { actionForCaller } from './approval-actions';

const me = { kind: 'customer', id: 'customer-1', name: 'Thandi Nkosi' } as const;
const row = (approverType: string, by: string, status = 'PENDING', proposedValue: object | null = null) =>
  ({
    status,
    approverType,
    currentValue: null,
    proposedValue,
    decidedBy: null,
    actionType: 'UPDATE_CHILD',
    documents: [] as StoredAction['documents'],
    requestedBy: { id: by, role: by === me.id ? 'customer' : 'consultant' },
  }) as unknown as StoredAction;

const none = { canApprove: false, canDecline: false, canCancel: false, requiresOtp: false };

it.each([
  {
    why: 'asked of me by staff',
    action: row('CUSTOMER', 'staff-1'),
    may: { ...none, canApprove: true, canDecline: true, requiresOtp: true },
  },
  { why: 'asked by me of staff', action: row('STAFF', me.id), may: { ...none, canCancel: true } },
  { why: 'asked by staff of staff', action: row('SECOND_STAFF', 'staff-1'), may: none },
  { why: 'asked by me of me', action: row('CUSTOMER', me.id), may: { ...none, canCancel: true } },
  { why: 'approved already', action: row('CUSTOMER', 'staff-1', 'APPROVED'), may: none },
])('what $why may be done', ({ action, may }) => {
  expect(actionForCaller(action, me)).toMatchObject(may);
});

it('nobody approves while what blocks it is missing; declining is possible', () => {
  const newborn: StoredAction = {
    ...row('CUSTOMER', 'staff-1', 'PENDING', { Id_Type: 'BIRTH_CERTIFICATE' }),
    actionType: 'ADD_CHILD',
    documents: [{ id: 'certificate', fileName: null, type: 'BIRTH_CERTIFICATE', required: true, received: false }],
  };
  expect(actionForCaller(newborn, me)).toMatchObject({ ...none, canDecline: true });
});

it('masks a proposed account number', () => {
  const action = actionForCaller(
    row('STAFF', me.id, 'PENDING', { Account_Number: '62001234567', Bank_Name: 'FNB' }),
    me,
  );
  expect(action.proposedValue).toEqual({ Account_Number: '******4567', Bank_Name: 'FNB' });
});
