import { type PayoutLine, payoutDay, payoutNumber, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { accountOfPayout, payableAccount } from '@portal/service-payments';
import { type ClaimRow, type NewPayout } from '@portal/service-store';

/** What is to be paid on a claim, before anybody knows whether it may go. */
export interface ToBePaid {
  id: string;
  /** Its place among all payments of the claim, from 1. */
  place: number;
  /** Whose share it is, by the id on the claim; null: of none of its claimants. */
  claimantId: string | null;
  payee: NewPayout['record']['payee'];
  payOn: PlainDate;
  cents: number;
  lines: readonly PayoutLine[];
  /** Something has to come first that no account and no document settles. */
  isHeld: boolean;
}

/** A payment as it is planned: ready where it may go at once, planned for its day where that is later. */
export function plannedPayout(
  claim: Pick<ClaimRow, 'id' | 'reference' | 'policyNumber' | 'record'>,
  { id, place, claimantId, payee, payOn, cents, lines, isHeld }: ToBePaid,
  now: Date,
): NewPayout {
  const today = todayInJohannesburg(now);
  const addressed = { claimantId, record: { payee } };
  const account = accountOfPayout(claim, addressed);
  const isLater = payOn > today;
  const isReady = !isHeld && payableAccount(claim, addressed, today) !== null;
  return {
    id,
    number: payoutNumber(claim.reference, place),
    claimId: claim.id,
    policyNumber: claim.policyNumber,
    claimantId,
    status: isLater ? 'SCHEDULED' : isReady ? 'READY' : 'WAITING_FOR_ACCOUNT',
    payOn: isLater ? payOn : payoutDay(now),
    amountCents: cents,
    record: {
      payee,
      lines: [...lines],
      method: 'BANK',
      accountId: account?.id ?? null,
      bank: account?.Bank_Name ?? null,
      accountNumber: account?.Account_Number ?? null,
      waitsForAdministrator: account?.waitsForAdministrator ?? false,
      attempts: 0,
      bankReference: null,
      sentAt: null,
      paidAt: null,
      failureReason: null,
      proofDocumentId: null,
    },
    createdAt: now,
  };
}
