import { type BankingDetails, type Payment, type Policy } from '@portal/contract';
import { monthsInWords, paymentTypeWords } from '@portal/contract/words';
import { collectionTypes, formatDate, formatRand, fullName, labelOf } from '@portal/domain';
import { type DocumentContent } from '../content';
import { aboutPolicy } from '../shared/about-policy';
import { askUs, type Issuer } from '../shared/issuer';
import { isReceived } from './payment-messages';

export interface ProofIssue {
  issuedAt: Date;
  /** The months that this payment paid, `YYYY-MM`; the month it was asked for unless said. */
  months?: readonly string[];
}

/** Whether there is something to prove: money that we received and have. */
export const isProvable = isReceived;

/** Proof of one payment. Throws for a payment that is not provable: failed, on its way, reversed, or paid back. */
export function proofOfPaymentContent(
  policy: Policy,
  payment: Payment,
  issuer: Issuer,
  { issuedAt, months = [payment.Premium_Month] }: ProofIssue,
): DocumentContent {
  if (!isProvable(payment)) {
    throw new Error(`There is no proof of a ${payment.Payment_Type} payment that is ${payment.Payment_Status}`);
  }
  const account = accountOf(policy, payment);
  return {
    ...aboutPolicy({ policy, issuer, title: 'Proof of payment', issuedAt }),
    sections: [
      {
        heading: 'What we received',
        parts: [
          {
            kind: 'details',
            rows: [
              ['Amount', formatRand(payment.Amount)],
              ['Received on', formatDate(payment.Payment_Date)],
              ['Paid by', labelOf(collectionTypes, payment.Collection_Type)],
              ['What for', paymentTypeWords[payment.Payment_Type]],
              [months.length === 1 ? 'Month' : 'Months', monthsInWords(months)],
              ...given('Reference', payment.Reference),
              ...given('Transaction number', payment.Payat_Transaction_Id),
            ],
          },
        ],
      },
      {
        heading: 'Whose policy it paid',
        parts: [
          {
            kind: 'details',
            rows: [
              ['Policyholder', fullName(policy.MainMember)],
              ['Policy number', policy.Policy_Number],
              ['Plan', policy.Product.Product_Name],
              ...given('Account holder', account?.Account_Holder_Name),
              ...given('Account', account && `${account.Bank_Name}, ${account.Account_Number}`),
            ],
          },
        ],
      },
      {
        heading: 'Good to know',
        parts: [
          {
            kind: 'text',
            text:
              'We have received this amount. A debit that is disputed at the bank can be taken back; then this proof no ' +
              `longer holds. ${askUs(issuer)}`,
          },
        ],
      },
    ],
  };
}

const given = (label: string, value: string | null | undefined): (readonly [string, string])[] =>
  value ? [[label, value]] : [];

const debits: readonly string[] = ['DEBICHECK', 'RMS', 'EFT_DEBIT'];

/** The account it was debited from. Unknown where the account has changed since, and where nothing was debited. */
function accountOf({ BankingDetails }: Policy, payment: Payment): BankingDetails | null {
  if (!debits.includes(payment.Collection_Type) || !BankingDetails?.Effective_Date) return null;
  return BankingDetails.Effective_Date <= payment.Payment_Date ? BankingDetails : null;
}
