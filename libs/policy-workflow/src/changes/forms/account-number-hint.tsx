import { useFormValues } from '@portal/forms';
import { useQuery } from '@tanstack/react-query';
import { banksQuery } from '../data/banks-query';
import { digitsOf } from './digits-of';

/** How many digits the number has, once a bank is chosen: a hint inside a form with a `Bank_Name`. */
export function AccountNumberHint() {
  const name = useFormValues(({ Bank_Name }: { Bank_Name?: unknown }) => Bank_Name);
  const { data: banks } = useQuery(banksQuery());
  const bank = banks?.find(({ Bank_Name }) => Bank_Name === name);
  return bank
    ? `${digitsOf(bank)} for ${bank.Bank_Name}`
    : 'Digits only. You find it in your banking app or on a statement.';
}
