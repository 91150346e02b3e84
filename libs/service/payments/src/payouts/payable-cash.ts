import {
  ageOn,
  type CashPayee,
  checkCashPayee,
  claimLimits,
  type PlainDate,
  proofToLetIn,
  toCents,
} from '@portal/domain';
import {
  type AskedCash,
  type Claimant,
  type ClaimRow,
  isCashAsked,
  isInCash,
  type PayoutRow,
} from '@portal/service-store';
import { payableAccount, payeeOf } from './payable-account';

type OnClaim = Pick<ClaimRow, 'record'>;
type Payee = PayoutRow['record']['payee'];

const people: readonly Payee['kind'][] = ['BENEFICIARY', 'POLICYHOLDER', 'PREMIUM_PAYER'];

/** Somebody who is paid, as far as it decides whether it may be in cash. */
export function cashPayeeOf(
  { record }: OnClaim,
  { id, role, dateOfBirth, cellNumber }: Claimant,
  { kind, today }: { kind: Payee['kind']; today: PlainDate },
): CashPayee {
  const payee = { role, age: dateOfBirth === null ? null : ageOn(dateOfBirth, today) };
  const proof = proofToLetIn(payee);
  const lines = record.documents.filter(({ type, payeeId }) => type === proof && payeeId === id);
  const isAccepted = lines.some(({ status }) => status === 'ACCEPTED');
  return {
    payee,
    isPerson: people.includes(kind),
    // No ID is asked of a policyholder who signed in.
    isProved: isAccepted || (proof === 'ID_COPY' && !lines.some(({ isAsked }) => isAsked)),
    cellNumber,
  };
}

/** How a payment may be made in cash now: as two people chose it, to the number that they saw. Null: it may not. */
export function payableCash(claim: OnClaim, payout: PayoutRow, today: PlainDate): AskedCash | null {
  const payee = payeeOf(claim, payout);
  const { cash = null } = payout.record;
  if (payee === null || cash === null || cash.confirmedBy === null || !isInCash(payout)) return null;
  if (payout.amountCents > toCents(claimLimits.VOUCHER_AT_MOST) || payee.cellNumber !== cash.cellNumber) return null;
  const { kind } = payout.record.payee;
  return checkCashPayee(cashPayeeOf(claim, payee, { kind, today })).success ? cash : null;
}

/** Whether a payment may be handed over now: into its account, or in cash. One that was asked for in cash waits for the second person. */
export function isPayable(claim: OnClaim, payout: PayoutRow, today: PlainDate): boolean {
  if (isCashAsked(payout)) return false;
  return (isInCash(payout) ? payableCash(claim, payout, today) : payableAccount(claim, payout, today)) !== null;
}
