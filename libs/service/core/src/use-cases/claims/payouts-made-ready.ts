import { todayInJohannesburg } from '@portal/domain';
import { movePayout, payableAccount } from '@portal/service-payments';
import { type AuditEvent, type ClaimRow, type PayoutRow, type Transaction } from '@portal/service-store';

/**
 * Makes payments ready that waited for an account, or for the proof of a guardian or an executor, and may go into one now. The claim is held, and its payments are the newest. Gives the claim
 * as it is then.
 */
export async function payoutsMadeReady(
  tx: Transaction,
  claim: ClaimRow,
  { payouts, by }: { payouts: readonly PayoutRow[]; by: Omit<AuditEvent, 'action' | 'outcome'> },
): Promise<ClaimRow> {
  let held = claim;
  for (const payout of payouts.filter(({ status }) => status === 'WAITING_FOR_ACCOUNT')) {
    const account = payableAccount(held, payout, todayInJohannesburg(by.at));
    if (account === null) continue;
    const { id: accountId, Bank_Name: bank, Account_Number: accountNumber, waitsForAdministrator } = account;
    const moved = await movePayout(
      tx,
      { claim: held, payout },
      {
        to: 'READY',
        changes: { accountId, bank, accountNumber, waitsForAdministrator, failureReason: null },
        audit: { ...by, action: 'PAYOUT_READY' },
        now: by.at,
      },
    );
    held = moved.claim;
  }
  return held;
}
