import { chosenPaymentMethods, type Policy } from '@portal/contract';
import { fullName } from '@portal/domain';
import { isUsable } from '../words/verification-messages';
import { accountChoices } from './answers';
import { type PaidNow } from './body-for';

/** Names of people may be longer than banks write them: then the first name is its first letter. */
const longestHolder = 60;

export function ownNameOf({ First_Name, Surname }: { First_Name: string; Surname: string }): string {
  const name = fullName({ First_Name, Surname });
  return name.length <= longestHolder ? name : `${First_Name.slice(0, 1)} ${Surname}`.slice(0, longestHolder).trim();
}

/** How premiums are paid now. */
export function paidNow({ BankingDetails: account, PaymentMethod: method }: Policy): PaidNow {
  return { account, method, canKeep: account !== null && isUsable(account) };
}

/** The account on record in words: "Capitec Bank, ******1234"; null where it cannot be kept. */
export function accountInWords({ BankingDetails: account }: Pick<Policy, 'BankingDetails'>): string | null {
  return account && isUsable(account) ? `${account.Bank_Name}, ${account.Account_Number}` : null;
}

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null): Value | undefined =>
  values.find((value) => value === asked);

/** What the address asks for: `?method=EFT`, `?account=new`. Nothing where it says nothing that can be chosen. */
export function askedFor(search: URLSearchParams): object {
  const Payment_Method = oneOf(chosenPaymentMethods, search.get('method'));
  const Account_Choice = oneOf(accountChoices, search.get('account')?.toUpperCase() ?? null);
  return { ...(Payment_Method && { Payment_Method }), ...(Account_Choice && { Account_Choice }) };
}

/** What the form begins with: the way somebody pays now, and their own name. Salary deduction cannot be chosen here. */
export function beginningOf({ PaymentMethod, BankingDetails, MainMember }: Policy): object {
  return {
    Payment_Method: oneOf(chosenPaymentMethods, PaymentMethod.Payment_Method) ?? null,
    Account_Holder_Relationship: 'SELF',
    Account_Holder_Name: ownNameOf(MainMember),
    Debit_Day: PaymentMethod.Debit_Day ?? BankingDetails?.Debit_Day ?? null,
  };
}
