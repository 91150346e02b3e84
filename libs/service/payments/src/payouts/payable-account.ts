import { type AccountHolder, ageOn, mayBePaidInto, partKindOf, type PlainDate, proofToBePaid } from '@portal/domain';
import { type ClaimAccount, type Claimant, type ClaimRow, isToParlour, type PayoutRow } from '@portal/service-store';

type OnClaim = Pick<ClaimRow, 'record'>;
/** A payment, as far as it says whom it goes to. */
type Addressed = Pick<PayoutRow, 'claimantId'> & { record: { payee: Pick<PayoutRow['record']['payee'], 'kind'> } };

/** Whose share a payment is of, as the claim knows them; null: of none of its claimants. */
export const payeeOf = ({ record }: OnClaim, { claimantId }: Pick<PayoutRow, 'claimantId'>): Claimant | null =>
  record.claimants.find(({ id }) => id === claimantId) ?? null;

/** The account that a payment is meant for: of whoever has the share, or of the funeral parlour that they chose; null: none was given. */
export function accountOfPayout(claim: OnClaim, payout: Addressed): ClaimAccount | null {
  const payee = payeeOf(claim, payout);
  return (isToParlour(payout) ? payee?.parlour?.account : payee?.account) ?? null;
}

/** Claimants with one of their accounts changed: their own, or that of a funeral parlour. */
export const withAccount = (
  claimants: readonly Claimant[],
  accountId: string,
  change: Partial<ClaimAccount>,
): Claimant[] =>
  claimants.map(({ parlour, ...one }) => ({
    ...one,
    account: one.account?.id === accountId ? { ...one.account, ...change } : one.account,
    ...(parlour && {
      parlour: parlour.account.id === accountId ? { ...parlour, account: { ...parlour.account, ...change } } : parlour,
    }),
  }));

/**
 * The account that a payment may go into now: verified, of whoever may be paid, no administrator has to look at it first, and the documents that it waits for were
 * accepted: of whoever speaks for a child or an estate, and the invoice of a funeral parlour. Null: there is none.
 */
export function payableAccount(claim: OnClaim, payout: Addressed, today: PlainDate): ClaimAccount | null {
  const payee = payeeOf(claim, payout);
  if (payee === null || !isProved(claim, payee, today)) return null;
  if (isToParlour(payout) && acceptedInvoice(claim, payee) === null) return null;
  const account = accountOfPayout(claim, payout);
  if (account !== null && !isToParlour(payout) && !isOfRightHolder(payee, account, today)) return null;
  return account?.Verification_Status === 'VERIFIED' && !account.waitsForAdministrator ? account : null;
}

/** Whose account it is that was given for a payee. */
export const holderOf = (
  { representative }: Pick<Claimant, 'representative'>,
  { holder }: ClaimAccount,
): AccountHolder => holder ?? (representative ? 'REPRESENTATIVE' : 'PAYEE');

/** Nobody is paid for somebody who is of age by now, nor for a child without having said that the money is the child's. */
function isOfRightHolder(payee: Claimant, account: ClaimAccount, today: PlainDate): boolean {
  const kind = partKindOf({ role: payee.role, age: ageOf(payee, today) });
  return mayBePaidInto(kind, { holder: holderOf(payee, account), isForChild: Boolean(account.forChildDeclaredAt) });
}

const ageOf = ({ dateOfBirth }: Pick<Claimant, 'dateOfBirth'>, today: PlainDate) =>
  dateOfBirth === null ? null : ageOn(dateOfBirth, today);

/** The same of what somebody is paid into their own account. */
export const payableOwnAccount = (claim: OnClaim, { id }: Claimant, today: PlainDate): ClaimAccount | null =>
  payableAccount(claim, { claimantId: id, record: { payee: { kind: 'BENEFICIARY' } } }, today);

/** The accepted invoice of the funeral parlour that somebody chose; null: there is none. */
export const acceptedInvoice = ({ record }: OnClaim, { id }: Pick<Claimant, 'id'>) =>
  record.documents.find(
    ({ type, status, payeeId, isAsked }) =>
      type === 'PARLOUR_INVOICE' && status === 'ACCEPTED' && payeeId === id && isAsked,
  ) ?? null;

/** Whether nobody has to speak for a payee, or whoever does has proved that they may. */
function isProved({ record }: OnClaim, payee: Claimant, today: PlainDate) {
  const { id, role } = payee;
  const proof = proofToBePaid({ role, age: ageOf(payee, today) });
  if (proof === null) return true;
  return record.documents.some((line) => line.type === proof && line.status === 'ACCEPTED' && line.payeeId === id);
}
