import { mayChangeMethod } from '@portal/domain';
import { movePayout } from '@portal/service-payments';
import {
  type AuditEvent,
  type ClaimRow,
  isInCash,
  type PayoutRow,
  savePayout,
  type Transaction,
} from '@portal/service-store';

/**
 * Has payments that nobody has go into an account again, as whoever is paid may choose until they are handed over: what was asked for in cash is
 * asked for no more, and what was ready as a voucher waits. The claim is held. Gives it as it is then. Source: docs/domain/claims.md#c6-2.
 */
export async function withoutCash(
  tx: Transaction,
  claim: ClaimRow,
  { payouts, by }: { payouts: readonly PayoutRow[]; by: Omit<AuditEvent, 'action' | 'outcome'> },
): Promise<ClaimRow> {
  let held = claim;
  for (const payout of payouts) {
    const { cash = null } = payout.record;
    if (!mayChangeMethod(payout.status) || (cash === null && !isInCash(payout))) continue;
    const changes = { method: 'BANK', cash: null } as const;
    if (payout.status === 'READY') {
      const audit = { ...by, action: 'PAYOUT_WAITS_FOR_ACCOUNT' };
      const move = { to: 'WAITING_FOR_ACCOUNT', changes, audit, now: by.at } as const;
      held = (await movePayout(tx, { claim: held, payout }, move)).claim;
    } else {
      await savePayout(tx, payout, { ...payout, record: { ...payout.record, ...changes } }, by.at);
    }
  }
  return held;
}
