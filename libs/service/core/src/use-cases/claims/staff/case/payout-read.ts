import { type StaffPayout } from '@portal/contract';
import { fromCents, reachOf } from '@portal/domain';
import { type PayoutRow } from '@portal/service-store';
import { type StaffCaller } from '../../../../caller/caller';

/** One payment of a claim, as this member of staff sees it. */
export function payoutRead(row: PayoutRow, { kind }: Pick<StaffCaller, 'kind'>): StaffPayout {
  const { payee, lines, method, bank, accountNumber, waitsForAdministrator } = row.record;
  const { cash = null, attempts, bankReference, sentAt, paidAt, failureReason } = row.record;
  return {
    id: row.id,
    number: row.number,
    amount: fromCents(row.amountCents),
    lines,
    method,
    status: row.status,
    payOn: row.payOn,
    claimId: row.claimId,
    policyNumber: row.policyNumber,
    payee,
    bank,
    accountNumber,
    waitsForAdministrator,
    cash: cash && {
      askedBy: cash.askedBy.name,
      askedAt: cash.askedAt,
      isConfirmed: cash.confirmedBy !== null,
    },
    attempts,
    bankReference,
    sentAt,
    paidAt,
    failureReason,
    mayRetry: row.hasFailed && reachOf('retry a payout', kind) !== null,
    mayReleaseAccount: waitsForAdministrator && reachOf('release a payout account', kind) !== null,
    version: row.version,
  };
}
