import { type Claimant } from '@portal/service-store';

/** Whose ID number the bank is asked with: of whoever speaks for a child or an estate, else of the payee; null: none is known. */
export const holderNumber = ({ representative, idNumber }: Pick<Claimant, 'representative' | 'idNumber'>) =>
  representative ? representative.idNumber : idNumber;
