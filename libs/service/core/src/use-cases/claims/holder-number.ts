import { type AccountHolder } from '@portal/domain';
import { type Claimant } from '@portal/service-store';

/** Whose ID number the bank is asked with: of whoever holds the account, the payee or who speaks for them; null: none is known. */
export const holderNumber = (
  { representative, idNumber }: Pick<Claimant, 'representative' | 'idNumber'>,
  holder: AccountHolder,
): string | null => (holder === 'REPRESENTATIVE' ? (representative?.idNumber ?? null) : idNumber);
