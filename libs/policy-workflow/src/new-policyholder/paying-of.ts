import { bankingDetailsEntries } from '@portal/contract';

type Typed = Record<string, unknown>;

/** The way to pay that was typed, as it is sent: a debit order is its account; the other ways to pay have none. */
export function payingOf({ Payment_Method, Debit_Day, ...payment }: Typed): {
  BankingDetails: Typed | null;
  PaymentMethod: Typed | null;
} {
  if (Payment_Method === undefined || Payment_Method === '') return { BankingDetails: null, PaymentMethod: null };
  if (Payment_Method !== 'DEBIT_ORDER') return { BankingDetails: null, PaymentMethod: { Payment_Method } };
  const isOwn = payment['Account_Holder_Relationship'] === 'SELF';
  const account = Object.fromEntries(
    Object.entries({ ...payment, Debit_Day }).filter(([name]) => Object.hasOwn(bankingDetailsEntries, name)),
  );
  return {
    BankingDetails: isOwn ? { ...account, Account_Holder_Id_Number: null } : account,
    PaymentMethod: { Payment_Method, Debit_Day },
  };
}
