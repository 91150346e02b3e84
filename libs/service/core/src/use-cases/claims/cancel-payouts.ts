import { movePayout, unbookClaimDeduction } from '@portal/service-payments';
import { checkPayoutStep, isPremiumPaidBack, toCents } from '@portal/domain';
import {
  type AuditEvent,
  type ClaimRow,
  type PayoutRow,
  payoutsOfClaims,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { type AnyCaller } from '../../caller/caller';
import { type RequestContext } from '../../caller/request-context';
import { auditedBy } from '../actor';
import { payoutChanged } from './payout-changed';

interface Held {
  claim: ClaimRow;
  policy: PolicyRow;
  payouts: readonly PayoutRow[];
}

interface Cancelling {
  by: Omit<AuditEvent, 'action' | 'outcome'>;
  /** Premiums that are paid back are owed whatever becomes of the claim: what a payment has of them stays. */
  keepsPremiums?: boolean;
}

/**
 * Cancels every payment of a claim that nobody has: those that were not handed to the bank, and those that it refused or sent back. Gives the
 * claim and its payments as they are then; what was booked of premiums that were taken off is left to the caller (`isBenefitPaid`).
 */
export async function cancelUnpaid(
  tx: Transaction,
  { claim, payouts }: Pick<Held, 'claim' | 'payouts'>,
  { by, keepsPremiums = false }: Cancelling,
): Promise<{ claim: ClaimRow; payouts: PayoutRow[] }> {
  let held = claim;
  for (const payout of payouts) {
    const kept = keepsPremiums ? premiumsOn(payout) : [];
    if (isCancelled(payout) || kept.length === payout.record.lines.length) continue;
    const open = await asOpen(tx, { claim: held, payout }, by);
    if (open === null) continue;
    if (kept.length > 0) await payoutChanged(tx, open.payout, { lines: kept, cents: centsOf(kept) }, by);
    else {
      const audit = { ...by, action: 'PAYOUT_CANCELLED' };
      held = (await movePayout(tx, open, { to: 'CANCELLED', audit, now: by.at })).claim;
    }
  }
  return { claim: held, payouts: await payoutsOfClaims(tx, [claim.id]) };
}

const isCancelled = ({ status }: PayoutRow) => status === 'CANCELLED';
const premiumsOn = ({ record }: PayoutRow) => record.lines.filter(isPremiumPaidBack);
const centsOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + toCents(amount), 0);

/** The payment where it can be cancelled: one that came back from the bank waits first. Null: the bank has it, or has paid it. */
async function asOpen(
  tx: Transaction,
  held: { claim: ClaimRow; payout: PayoutRow },
  by: Cancelling['by'],
): Promise<typeof held | null> {
  const { status } = held.payout;
  if (checkPayoutStep(status, 'CANCELLED').success) return held;
  if (status !== 'FAILED' && status !== 'RETURNED') return null;
  const audit = { ...by, action: 'PAYOUT_WAITS_FOR_ACCOUNT' };
  return movePayout(tx, held, { to: 'WAITING_FOR_ACCOUNT', audit, now: by.at });
}

/** Whether something of a benefit stands, of which premiums were taken off first: then they stay booked as paid. */
export const isBenefitPaid = (payouts: readonly PayoutRow[]): boolean =>
  payouts.some((payout) => !isCancelled(payout) && !payout.record.lines.every(isPremiumPaidBack));

/**
 * Cancels what nobody has of a claim, and has the premiums owed again that were taken off, unless something is paid that they were taken off.
 * Gives the claim and the policy as they are then.
 */
export const cancelPayouts = (
  { caller, request }: { caller: AnyCaller; request: RequestContext },
  tx: Transaction,
  held: Held,
  { keepsPremiums = false }: Pick<Cancelling, 'keepsPremiums'> = {},
): Promise<Pick<Held, 'claim' | 'policy'>> => cancelAll(tx, held, { by: auditedBy(caller, request), keepsPremiums });

/** The same for whoever is known by the audit alone. */
export async function cancelAll(
  tx: Transaction,
  { claim, policy, payouts }: Held,
  cancelling: Cancelling,
): Promise<Pick<Held, 'claim' | 'policy'>> {
  const left = await cancelUnpaid(tx, { claim, payouts }, cancelling);
  if (isBenefitPaid(left.payouts)) return { claim: left.claim, policy };
  const booked = { reference: claim.reference, now: cancelling.by.at };
  return { claim: left.claim, policy: await unbookClaimDeduction(tx, policy, booked) };
}
