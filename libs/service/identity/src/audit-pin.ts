import { appendAudit, type Transaction } from '@portal/service-store';
import { type PinPurpose, policyOfPins } from './pin-subject';

/** A PIN that was asked for, and by whom. */
export interface AskedPin {
  /** The policy, or what `provedNumber` gives. */
  policyNumber: string;
  purpose: PinPurpose;
  address: string;
  requestId: string | null;
}

/** Writes down that a PIN was asked for, and whether there is anybody to send it to. */
export const auditPin = (
  tx: Transaction,
  { policyNumber, purpose, address, requestId }: AskedPin,
  isSent: boolean,
  at: Date,
): Promise<unknown> =>
  appendAudit(tx, {
    at,
    actorType: 'ANONYMOUS',
    requestId,
    ip: address,
    policyNumber: policyOfPins(policyNumber),
    action: 'PIN_SENT',
    reason: isSent ? null : 'No cellphone number on record',
    after: { purpose },
    outcome: isSent ? 'SUCCEEDED' : 'REFUSED',
  });
