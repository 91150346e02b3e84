import { fromCents, type UnusedMoneyState } from '@portal/domain';
import { type Origin, type Outcome, refused } from '@portal/service-change-pipeline';
import { appendAudit, type Transaction, type UnallocatedPayment } from '@portal/service-store';

/** Who decides about which money. */
export interface Deciding {
  id: string;
  staff: { id: string; name: string };
  origin: Origin;
}

export type Decided = Promise<Outcome<UnallocatedPayment>>;

export const dealtWith = () => refused('CONFLICT', 'Somebody has dealt with this money already.');

interface Act {
  money: UnallocatedPayment;
  before: UnusedMoneyState;
  action: string;
  now: Date;
  reason?: string | null;
}

/** Writes down what staff did with money, on the policy that it was for, else on the system's own chain. */
export const auditMoney = (
  tx: Transaction,
  { staff, origin }: Deciding,
  { money, before, action, now, reason = money.decidedReason }: Act,
) =>
  appendAudit(tx, {
    at: now,
    actorType: 'STAFF',
    actorId: staff.id,
    role: 'portalAdmin',
    requestId: origin.requestId,
    ip: origin.address,
    policyNumber: money.matchedPolicy ?? money.policyNumber,
    action,
    outcome: 'SUCCEEDED',
    entityType: 'PAYMENT',
    entityId: money.id,
    reason,
    before: { State: before },
    after: { State: money.state, Amount: fromCents(money.amountCents) },
  });
