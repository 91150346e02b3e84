import { type ClaimCase } from '@portal/contract';
import { type ClaimAccount, type Claimant } from '@portal/service-store';

/** The account of whoever is paid, without what the service keeps beside it; null: none was given. */
export function accountRead({ account }: Pick<Claimant, 'account'>): ClaimCase['claimants'][number]['account'] {
  return account && { ...withoutOurs(account), forChildDeclaredAt: account.forChildDeclaredAt ?? null };
}

/** The funeral parlour that somebody has paid from their share, in the same way; null: none. */
export function parlourRead({ parlour }: Pick<Claimant, 'parlour'>): ClaimCase['claimants'][number]['parlour'] {
  return parlour ? { ...parlour, account: withoutOurs(parlour.account) } : null;
}

function withoutOurs({
  id: _id,
  setAt: _setAt,
  holder: _holder,
  forChildDeclaredAt: _declared,
  ...read
}: ClaimAccount) {
  return read;
}
