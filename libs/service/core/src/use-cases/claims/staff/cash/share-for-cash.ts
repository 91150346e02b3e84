import {
  checkCashPayee,
  checkConfirmCash,
  fail,
  fromCents,
  hasHighFlag,
  mayChangeMethod,
  mayGoToStore,
  ok,
  type PlainDate,
  type Result,
} from '@portal/domain';
import { cashPayeeOf } from '@portal/service-payments';
import {
  type AskedCash,
  type Claimant,
  type ClaimRow,
  isCashAsked,
  isInCash,
  isToParlour,
  type PayoutRow,
} from '@portal/service-store';
import { type StaffCaller } from '../../../../caller/caller';
import { claimCallerOf } from '../claim-caller';

/** What of somebody's share could still be paid in cash. */
export interface ShareForCash {
  claimant: Claimant;
  /** Payments that nobody has, and that are not vouchers on their way already. */
  open: PayoutRow[];
  /** Those of them that wait for a second person. */
  asked: PayoutRow[];
}

export function shareForCash(claimant: Claimant, payouts: readonly PayoutRow[]): ShareForCash {
  const open = payouts.filter(
    (payout) =>
      payout.claimantId === claimant.id &&
      !isToParlour(payout) &&
      mayChangeMethod(payout.status) &&
      (!isInCash(payout) || payout.status === 'WAITING_FOR_ACCOUNT'),
  );
  return { claimant, open, asked: open.filter(isCashAsked) };
}

/** Who asked for what waits; null: nobody. */
export const askedCash = ({ asked }: ShareForCash): AskedCash | null => asked[0]?.record.cash ?? null;

export const centsOf = (payouts: readonly PayoutRow[]): number =>
  payouts.reduce((cents, { amountCents }) => cents + amountCents, 0);

const payees = (claim: Pick<ClaimRow, 'record'>, { claimant, open }: ShareForCash, today: PlainDate) =>
  open.map(({ record }) => cashPayeeOf(claim, claimant, { kind: record.payee.kind, today }));

/** Whether a share goes to somebody who could be paid in cash at all. */
export const isForStore = (claim: Pick<ClaimRow, 'record'>, share: ShareForCash, today: PlainDate): boolean =>
  share.open.length > 0 && payees(claim, share, today).every(mayGoToStore);

const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');

function checkPayees(claim: Pick<ClaimRow, 'record'>, share: ShareForCash, today: PlainDate): Result<true> {
  if (share.open.length === 0) return notPossible('Nothing of this share can still be paid in cash.');
  return (
    payees(claim, share, today)
      .map(checkCashPayee)
      .find(({ success }) => !success) ?? ok(true)
  );
}

/** Whether staff may ask that a share be paid in cash; code NOT_POSSIBLE. */
export function checkAskCash(claim: Pick<ClaimRow, 'record'>, share: ShareForCash, today: PlainDate): Result<true> {
  return askedCash(share) === null
    ? checkPayees(claim, share, today)
    : notPossible('It was asked for already, and waits for a second person.');
}

interface Confirmer {
  caller: StaffCaller;
  today: PlainDate;
}

/** Whether a member of staff may confirm that a share is paid in cash; code FORBIDDEN or NOT_POSSIBLE. */
export function checkConfirmShare(
  claim: Pick<ClaimRow, 'record'>,
  share: ShareForCash,
  { caller, today }: Confirmer,
): Result<true> {
  const cash = askedCash(share);
  if (cash === null) return notPossible('Nobody asked that it be paid in cash.');
  if (cash.cellNumber !== share.claimant.cellNumber) {
    return notPossible('The cellphone number was changed since. Give it back, so that it is asked for anew.');
  }
  const { id: callerId, role } = claimCallerOf(caller);
  const mayConfirm = checkConfirmCash(
    { by: cash.askedBy.id, amount: fromCents(centsOf(share.asked)), isNumberNew: share.claimant.hasNewNumber === true },
    { callerId, role, hasHighFlag: hasHighFlag(claim.record.flags) },
  );
  return mayConfirm.success ? checkPayees(claim, share, today) : mayConfirm;
}

/** Whether a member of staff may give back what somebody else asked for; code FORBIDDEN or NOT_POSSIBLE. */
export function checkGiveBackCash(share: ShareForCash, { staff }: StaffCaller): Result<true> {
  const cash = askedCash(share);
  if (cash === null) return notPossible('Nobody asked that it be paid in cash.');
  return cash.askedBy.id === staff.id ? fail('You asked for this. Somebody else looks at it.', 'FORBIDDEN') : ok(true);
}
