import { type StaffPayout } from '@portal/contract';
import { fromCents, isTraceDue, isUnclaimed, type PlainDate, reachOf, todayInJohannesburg } from '@portal/domain';
import { type PayoutRow } from '@portal/service-store';
import { type StaffCaller } from '../../../../caller/caller';

interface Reading {
  caller: Pick<StaffCaller, 'kind'>;
  today: PlainDate;
}

/** One payment of a claim, as this member of staff sees it. */
export function payoutRead(row: PayoutRow, { caller: { kind }, today }: Reading): StaffPayout {
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
    unclaimed: unclaimedRead(row, today),
    mayRetry: row.hasFailed && reachOf('retry a payout', kind) !== null,
    mayReleaseAccount: waitsForAdministrator && reachOf('release a payout account', kind) !== null,
    version: row.version,
  };
}

/** What is known of whoever is paid, where nobody claims it. */
export function unclaimedRead({ status, payOn, record }: PayoutRow, today: PlainDate): StaffPayout['unclaimed'] {
  const { waitsForAdministrator, cash = null, traced = [] } = record;
  if (!isUnclaimed({ status, payOn, waitsForUs: waitsForAdministrator || cash !== null }, today)) return null;
  const last = traced.at(-1) ?? null;
  return {
    tracedBy: last && last.by.name,
    tracedAt: last && last.at,
    note: last && last.note,
    isTraceDue: isTraceDue(last && todayInJohannesburg(new Date(last.at)), today),
  };
}
