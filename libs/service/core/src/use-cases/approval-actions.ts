import { type ApprovalAction, type Endpoints } from '@portal/contract';
import { maskAccountNumber } from '@portal/domain';
import { type ApprovalActionRow, openActions } from '@portal/service-store';
import { type PolicyCall, type Tools } from '../call/use-case';

/** What waits for a decision, and what is approved for a later day. Source: domain rules 9.19. */
export async function pendingApprovalActions(
  call: PolicyCall<Endpoints['pendingApprovalActions']>,
  { database }: Tools,
) {
  const { policy, caller, request } = call;
  const rows = await openActions(database, policy.policyNumber, request.today);
  return rows
    .filter(({ status, expiresAt }) => status !== 'PENDING' || expiresAt > request.now)
    .map((row) => actionForCustomer(row, caller.customer.id));
}

/**
 * An action with what this customer may do about it: decide what waits for the customer, take back what they asked for.
 * Nobody decides about an action of their own. Source: domain rules 7.2.
 */
export function actionForCustomer({ record, status }: ApprovalActionRow, customerId: string): ApprovalAction {
  const isPending = status === 'PENDING';
  const isOwn = record.requestedBy.id === customerId;
  const mayDecide = isPending && record.approverType === 'CUSTOMER' && !isOwn;
  return {
    ...record,
    status: status as ApprovalAction['status'],
    currentValue: withMaskedAccount(record.currentValue),
    proposedValue: withMaskedAccount(record.proposedValue),
    requiresOtp: mayDecide,
    canApprove: mayDecide,
    canDecline: mayDecide,
    canCancel: isPending && isOwn,
  };
}

/** No account number leaves in full, not even a proposed one. */
const withMaskedAccount = (value: ApprovalAction['currentValue']) =>
  typeof value?.['Account_Number'] === 'string'
    ? { ...value, Account_Number: maskAccountNumber(value['Account_Number']) }
    : value;
