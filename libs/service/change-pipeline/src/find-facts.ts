import {
  findAccountNumber,
  findQuote,
  policiesOfIdNumber,
  type PolicyRow,
  type StoredPolicy,
  type Transaction,
} from '@portal/service-store';
import { hasNoCover } from '@portal/domain';
import { type ChangeContext } from './change';

type Facts = Pick<ChangeContext, 'quote' | 'coverElsewhere' | 'accountNumber'>;
interface Details {
  /** Of an extended member, and of a plan. */
  Quote_Id?: string | null;
  quoteId?: string | null;
  Id_Number?: string | null;
  id?: string;
}

const uuidPattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Looks up what the rules ask about beyond the policy: the quote, and the person's cover on other policies. */
export async function findFacts(tx: Transaction, { policyNumber, record }: PolicyRow, body: object): Promise<Facts> {
  const { quoteId, Quote_Id: key = quoteId, Id_Number, id } = body as Details;
  const isKey = typeof key === 'string' && uuidPattern.test(key);
  const quote = isKey ? await findQuote(tx, policyNumber, key) : null;
  const idNumber = Id_Number ?? record.ExtendedMembers.find((member) => member.id === id)?.Id_Number;
  const asksAccount = 'Account_Number' in body && record.BankingDetails !== null;
  const accountNumber = asksAccount ? await findAccountNumber(tx, policyNumber, record.BankingDetails?.id ?? '') : null;
  if (!idNumber) return { quote, accountNumber, coverElsewhere: 0 };
  const others = (await policiesOfIdNumber(tx, idNumber)).filter((other) => other.policyNumber !== policyNumber);
  return {
    quote,
    accountNumber,
    coverElsewhere: others.reduce((sum, other) => sum + coverOf(other.record, idNumber), 0),
  };
}

/** What this policy pays on the death of the person with this number, in rand. */
function coverOf(policy: StoredPolicy, idNumber: string): number {
  if (hasNoCover(policy.Policy_Status)) return 0;
  const { MainMember, Spouse, Children, ExtendedMembers } = policy;
  return [MainMember, ...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers]
    .filter((life) => life.Id_Number === idNumber && life.Life_Status === 'ACTIVE')
    .reduce((sum, { Cover_Amount }) => sum + Cover_Amount, 0);
}
