import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { isPayable, movePayout, payableAccount, payeeOf } from '@portal/service-payments';
import {
  type AuditEvent,
  type ClaimRow,
  isInCash,
  type PayoutRecord,
  type PayoutRow,
  type Transaction,
} from '@portal/service-store';

/**
 * Makes payments ready that waited for an account, or for the proof of a guardian or an executor, and may go into one now, or in cash. The claim
 * is held, and its payments are the newest. Gives the claim as it is then.
 */
export async function payoutsMadeReady(
  tx: Transaction,
  claim: ClaimRow,
  { payouts, by }: { payouts: readonly PayoutRow[]; by: Omit<AuditEvent, 'action' | 'outcome'> },
): Promise<ClaimRow> {
  let held = claim;
  for (const payout of payouts.filter(({ status }) => status === 'WAITING_FOR_ACCOUNT')) {
    const goesTo = whereTo(held, payout, todayInJohannesburg(by.at));
    if (goesTo === null) continue;
    const moved = await movePayout(
      tx,
      { claim: held, payout },
      {
        to: 'READY',
        changes: { ...goesTo, failureReason: null },
        audit: { ...by, action: 'PAYOUT_READY' },
        now: by.at,
      },
    );
    held = moved.claim;
  }
  return held;
}

/** Where a payment may go now: into an account, or in cash into none. Null: nowhere yet. */
function whereTo(claim: ClaimRow, payout: PayoutRow, today: PlainDate): Partial<PayoutRecord> | null {
  if (!isPayable(claim, payout, today)) return null;
  if (isInCash(payout)) return {};
  const account = payableAccount(claim, payout, today);
  if (account === null) return null;
  const { id: accountId, Bank_Name: bank, Account_Number: accountNumber, waitsForAdministrator } = account;
  return { accountId, bank, accountNumber, waitsForAdministrator, payee: payeeOfAccount(claim, payout) };
}

/** A child whose money was meant for the Guardian's Fund is paid after all, once there is an account. */
export function payeeOfAccount(claim: ClaimRow, payout: PayoutRow): PayoutRecord['payee'] {
  const { payee } = payout.record;
  const child = payeeOf(claim, payout);
  return payee.kind === 'GUARDIANS_FUND' && child !== null ? { kind: 'BENEFICIARY', name: child.name } : payee;
}
