import { type ClaimCase, type ShareInCash } from '@portal/contract';
import { divideIntoVouchers, fromCents, maskPhone, type PlainDate, reachOf, type Result } from '@portal/domain';
import { type ClaimRow, type PayoutRow } from '@portal/service-store';
import { type StaffCaller } from '../../../../caller/caller';
import {
  askedCash,
  centsOf,
  checkAskCash,
  checkConfirmShare,
  checkGiveBackCash,
  isForStore,
  shareForCash,
  type ShareForCash,
} from '../cash/share-for-cash';

/** Who reads, and what keeps them from the claim as a whole. */
interface CashReader {
  caller: StaffCaller;
  today: PlainDate;
  /** Somebody else works on it, or the caller stands too near it; null: nothing. */
  barred: string | null;
  mayConfirm: Result<unknown>;
}

/** Shares of a claim that could be paid in cash, or wait for that. */
export const cashRead = (claim: ClaimRow, payouts: readonly PayoutRow[], reader: CashReader): ClaimCase['cash'] =>
  claim.record.claimants
    .map((claimant) => shareForCash(claimant, payouts))
    .filter((share) => isForStore(claim, share, reader.today))
    .map((share) => shareRead(claim, share, reader));

function shareRead(claim: ClaimRow, share: ShareForCash, reader: CashReader): ShareInCash {
  const { claimant, open, asked } = share;
  const cash = askedCash(share);
  const shown = cash === null ? open : asked;
  const cellNumber = cash?.cellNumber ?? claimant.cellNumber;
  return {
    claimantId: claimant.id,
    name: claimant.name,
    amount: fromCents(centsOf(shown)),
    vouchers: shown.flatMap(({ amountCents: cents, record: { lines } }) => divideIntoVouchers({ cents, lines })).length,
    cellNumber: cellNumber && maskPhone(cellNumber),
    asked: cash && { by: cash.askedBy.name, at: cash.askedAt },
    ...powersOf(claim, share, reader),
  };
}

function powersOf(
  claim: ClaimRow,
  share: ShareForCash,
  { caller, today, barred, mayConfirm }: CashReader,
): Pick<ShareInCash, 'allowedActs' | 'whyNot'> {
  if (barred !== null) return { allowedActs: [], whyNot: barred };
  if (askedCash(share) === null) {
    const mayAsk = checkAskCash(claim, share, today);
    return mayAsk.success ? { allowedActs: ['ASK_CASH'], whyNot: null } : { allowedActs: [], whyNot: mayAsk.message };
  }
  const confirming = mayConfirm.success ? checkConfirmShare(claim, share, { caller, today }) : mayConfirm;
  const mayGiveBack =
    mayConfirm.success && reachOf('confirm a claim', caller.kind) !== null && checkGiveBackCash(share, caller).success;
  return {
    allowedActs: [
      ...(confirming.success ? (['CONFIRM_CASH'] as const) : []),
      ...(mayGiveBack ? (['GIVE_BACK_CASH'] as const) : []),
    ],
    whyNot: confirming.success ? null : confirming.message,
  };
}
