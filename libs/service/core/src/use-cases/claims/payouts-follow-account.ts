import { todayInJohannesburg } from '@portal/domain';
import { accountOfPayout, isPayable, movePayout } from '@portal/service-payments';
import {
  type AuditEvent,
  type ClaimRow,
  isCashAsked,
  isInCash,
  type PayoutRecord,
  type PayoutRow,
  payoutsOfClaims,
  savePayout,
  type Transaction,
} from '@portal/service-store';
import { payeeOfAccount, payoutsMadeReady } from './payouts-made-ready';

/** Statuses of payments that nobody has handed to the bank. */
const notYetSent: readonly PayoutRow['status'][] = ['WAITING_FOR_ACCOUNT', 'SCHEDULED', 'READY'];

/**
 * Has the payments of somebody say where they go now that the account is another, or was let in: one that was ready and may not go there
 * waits, one that waited and may go is ready. The claim is held. Gives it as it is then. Source: docs/domain/claims.md#c6-2.
 */
export async function payoutsFollowAccount(
  tx: Transaction,
  claim: ClaimRow,
  { payouts, by }: { payouts: readonly PayoutRow[]; by: Omit<AuditEvent, 'action' | 'outcome'> },
): Promise<ClaimRow> {
  let held = claim;
  const own = payouts.filter(({ status }) => notYetSent.includes(status));
  for (const payout of own) {
    const changes = whereTo(held, payout);
    if (changes === null) continue;
    const mayGo = isPayable(held, payout, todayInJohannesburg(by.at));
    if (payout.status === 'READY' && !mayGo) {
      const audit = { ...by, action: 'PAYOUT_WAITS_FOR_ACCOUNT' };
      const moved = await movePayout(
        tx,
        { claim: held, payout },
        { to: 'WAITING_FOR_ACCOUNT', changes, audit, now: by.at },
      );
      held = moved.claim;
    } else {
      const payee = mayGo ? payeeOfAccount(held, payout) : payout.record.payee;
      await savePayout(tx, payout, { ...payout, record: { ...payout.record, ...changes, payee } }, by.at);
    }
  }
  const ids = own.map(({ id }) => id);
  const newest = (await payoutsOfClaims(tx, [held.id])).filter(({ id }) => ids.includes(id));
  return payoutsMadeReady(tx, held, { payouts: newest, by });
}

/** Where a payment goes now; null: nowhere yet. Cash goes into no account. */
function whereTo(claim: ClaimRow, payout: PayoutRow): Partial<PayoutRecord> | null {
  if (isCashAsked(payout)) return null;
  if (isInCash(payout)) return {};
  const account = accountOfPayout(claim, payout);
  if (account === null) return null;
  const { id: accountId, Bank_Name: bank, Account_Number: accountNumber, waitsForAdministrator } = account;
  return { accountId, bank, accountNumber, waitsForAdministrator };
}
