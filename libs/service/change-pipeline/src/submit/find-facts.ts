import { findAccountNumber, findQuote, type PolicyRow, type Transaction } from '@portal/service-store';
import { type ChangeContext } from '../base/change';

type Facts = Pick<ChangeContext, 'quote' | 'accountNumber'>;
interface Details {
  /** Of an extended member, and of a plan. */
  Quote_Id?: string | null;
  quoteId?: string | null;
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Looks up what the rules ask about beyond the policy: the quote, and the account that premiums are collected from. */
export async function findFacts(tx: Transaction, { policyNumber, record }: PolicyRow, body: object): Promise<Facts> {
  const { quoteId, Quote_Id: key = quoteId } = body as Details;
  const isKey = typeof key === 'string' && uuidPattern.test(key);
  const asksAccount = 'Account_Number' in body && record.BankingDetails !== null;
  return {
    quote: isKey ? await findQuote(tx, policyNumber, key) : null,
    accountNumber: asksAccount ? await findAccountNumber(tx, policyNumber, record.BankingDetails?.id ?? '') : null,
  };
}
