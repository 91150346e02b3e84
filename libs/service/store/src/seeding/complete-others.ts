import { ApprovalActionSchema, type Payment, PaymentSchema } from '@portal/contract';
import { addDays } from '@portal/domain';
import { type NewNotification } from '../messages/notifications';
import { type NewApprovalAction, type StoredAction } from '../schema/approval-actions';
import { type outbox } from '../schema/changes';
import { type NewPayment } from '../schema/payments';
import { complete } from './complete';
import { seedId } from './seed-id';
import { type SeedAction, type SeedFailedMessage, type SeedNotification, type SeedPayment } from './seed-types';

const workedOut = ['requiresOtp', 'canApprove', 'canDecline', 'canCancel', 'missingDocument'];

export function completeAction(given: SeedAction, index: number): NewApprovalAction {
  // Open for 30 days, banking details and payment methods for 7. Source: docs/domain/changes.md#r7-4.
  const openDays = ['BANKING_DETAILS', 'PAYMENT_METHOD'].includes(given.entityType) ? 7 : 30;
  const expiresAt = addDays(given.requestedAt.slice(0, 10), openDays) + given.requestedAt.slice(10);
  const defaults: Partial<StoredAction> = {
    id: seedId(`${given.policyNumber}/action-${index}`),
    status: 'PENDING',
    changes: [],
    documents: [],
    expiresAt,
  };
  const completed = complete<StoredAction>(ApprovalActionSchema.entries, given, defaults, workedOut);
  const record = given.undo === undefined ? completed : { ...completed, undo: given.undo };
  const { id, policyNumber, entityType, entityId, status, effectiveDate } = record;
  return {
    id,
    policyNumber,
    entityType,
    entityId,
    status,
    effectiveDate,
    record,
    version: 1,
    requestedAt: new Date(record.requestedAt),
    expiresAt: new Date(record.expiresAt),
  };
}

export function completePayment(given: SeedPayment, index: number): NewPayment {
  const defaults: Partial<Payment> = {
    id: seedId(`${given.policyNumber}/payment-${given.Premium_Month}-${index}`),
    Payment_Type: 'PREMIUM',
    Collection_Type: 'DEBICHECK',
    Payment_Status: 'SUCCESSFUL',
  };
  const record = complete<Payment>(PaymentSchema.entries, given, defaults);
  return {
    id: record.id,
    policyNumber: given.policyNumber,
    premiumMonth: record.Premium_Month,
    status: record.Payment_Status,
    // Noon in Johannesburg: the day is the same everywhere it is looked at from here.
    paidAt: new Date(`${record.Payment_Date}T10:00:00Z`),
    amountCents: Math.round(record.Amount * 100),
    record,
  };
}

export function completeNotification(
  given: SeedNotification,
  index: number,
  customerId: string,
): NewNotification & { readAt: Date | null } {
  const createdAt = new Date(given.createdAt);
  const readAt = given.readAt ? new Date(given.readAt) : given.isRead ? createdAt : null;
  return {
    id: given.id ?? seedId(`${given.policyNumber}/notification-${index}`),
    customerId,
    policyNumber: given.policyNumber,
    type: given.type ?? 'CHANGE_SUBMITTED',
    severity: given.severity ?? 'INFO',
    title: given.title,
    inAppMessage: given.inAppMessage,
    actionUrl: given.actionUrl ?? null,
    createdAt,
    readAt,
  };
}

export function completeFailedMessage(
  { policyNumber, channel = 'SMS', to, text, purpose, failedAt }: SeedFailedMessage,
  index: number,
): typeof outbox.$inferInsert {
  const at = new Date(failedAt);
  return {
    id: seedId(`${policyNumber}/failed-message-${index}`),
    policyNumber,
    message: { channel, to, text, purpose },
    createdAt: at,
    failedAt: at,
    failure: 'REFUSED',
    attempts: 1,
  };
}
