import { type ClaimCase } from '@portal/contract';
import { type Claimant } from '@portal/service-store';

/** The account of whoever is paid, without what the service keeps beside it; null: none was given. */
export function accountRead({ account }: Pick<Claimant, 'account'>): ClaimCase['claimants'][number]['account'] {
  if (account === null) return null;
  const { id: _id, setAt: _setAt, ...read } = account;
  return read;
}
