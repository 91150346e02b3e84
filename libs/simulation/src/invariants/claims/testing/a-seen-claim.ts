import {
  type ClaimRecord,
  type ClaimRow,
  type DecidedClaim,
  type PayoutRow,
  type PayoutSending,
} from '@portal/service-store';
import { aClaimRecord, aNewClaim, aNewPayout } from '@portal/service-store/testing';
import { type SeenClaim } from '../seen-claim';

const confirmedAt = '2026-11-20T08:00:00.000Z';
const naledi = { id: 'staff-naledi', name: 'Naledi Dlamini' };
const johan = { id: 'staff-johan', name: 'Johan van Wyk' };

/** R100 that one consultant recommended and another confirmed. */
export const aDecision = (more: Partial<DecidedClaim> = {}): DecidedClaim => ({
  kind: 'APPROVE',
  cause: 'NATURAL',
  amounts: amountsOf(100),
  isCorrected: false,
  isPartRefused: false,
  reasonCode: null,
  reasonText: null,
  wording: null,
  by: naledi,
  at: confirmedAt,
  confirmedBy: johan,
  confirmedAt,
  note: null,
  premiumRefund: 0,
  letter: null,
  ...more,
});

/** Amounts that pay so many rand at once. */
export const amountsOf = (payableNow: number): DecidedClaim['amounts'] => ({
  lines: [],
  payments: [],
  total: payableNow,
  deduction: 0,
  payableNow,
  payableLater: 0,
  disputed: 0,
  nothing: null,
});

/** An approved claim as the database has it. */
export const aClaim = ({
  record,
  ...more
}: Partial<Omit<ClaimRow, 'record'>> & { record?: Partial<ClaimRecord> } = {}): ClaimRow => {
  const createdAt = new Date('2026-11-16T08:00:00Z');
  return {
    ...aNewClaim(),
    status: 'APPROVED',
    awaits: 'US',
    coverLookedOn: null,
    asksRegister: false,
    registerAskedAt: null,
    isStoppedByRegister: false,
    dueOn: null,
    flagLevel: null,
    takenBy: null,
    takenByName: null,
    takenAt: null,
    remindersLookedOn: null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    ...more,
    record: aClaimRecord({ decision: aDecision(), ...record }),
  };
};

/** A payment of that decision, with one line. */
export function aPayout({ id: claimId, reference }: ClaimRow, cents: number, more: Partial<PayoutRow> = {}): PayoutRow {
  const payout = aNewPayout(claimId, `${reference}-01`, { amountCents: cents, createdAt: new Date(confirmedAt) });
  const record = { ...payout.record, lines: [{ label: 'Cover', amount: cents / 100 }] };
  return { ...payout, record, hasFailed: false, version: 1, updatedAt: payout.createdAt, ...more };
}

/** That a payment was handed to the bank, which has not answered. */
export const aSending = (
  { id, number, claimId, amountCents }: PayoutRow,
  more: Partial<PayoutSending> = {},
): PayoutSending => ({
  id,
  payoutNumber: number,
  claimId,
  accountId: id,
  amountCents,
  status: 'SENT',
  failure: null,
  bankReference: null,
  sentAt: new Date(confirmedAt),
  paidAt: null,
  returnedAt: null,
  nextAskAt: new Date(confirmedAt),
  ...more,
});

/** R100 in two payments, decided in this step by two people. */
export function aSeenClaim(more: Partial<SeenClaim> = {}): SeenClaim {
  const claim = more.claim ?? aClaim();
  return {
    claim,
    before: null,
    payouts: [aPayout(claim, 60_00), aPayout(claim, 40_00, { number: `${claim.reference}-02` })],
    sendings: [],
    acts: [
      { action: 'CLAIM_RECOMMENDED', by: naledi.id },
      { action: 'CLAIM_CONFIRMED', by: johan.id },
    ],
    statusOnDay: 'ACTIVE',
    ...more,
  };
}
