import { type Policy } from '@portal/contract';
import {
  accountTypes,
  coverBreakdown,
  formatCover,
  formatDate,
  formatRand,
  formatRandOr,
  formatShortDate,
  labelOf,
  paymentMethods,
  policyStatuses,
} from '@portal/domain';
import { type DocumentSection } from '../content';
import { columnsOf } from '../shared/columns-of';

export const thePolicy = (policy: Policy): DocumentSection => ({
  heading: 'Your policy',
  parts: [
    {
      kind: 'details',
      rows: [
        ['Policy number', policy.Policy_Number],
        ['Plan', policy.Product.Product_Name],
        ['Status', labelOf(policyStatuses, policy.Policy_Status)],
        ['Began on', formatDate(policy.Inception_Date)],
        ['Next anniversary', formatDate(policy.Anniversary_Date)],
      ],
    },
  ],
});

/** The plan's own amounts; what somebody is covered for stands with the people. */
export function coverOfPlan({ Product }: Policy): DocumentSection {
  const rows = coverBreakdown(Product).map(({ label, amount }) => [label, formatCover(amount)] as const);
  return {
    heading: 'What the plan pays',
    parts: [
      { kind: 'details', rows },
      ...(Product.description ? [{ kind: 'text', text: Product.description } as const] : []),
    ],
  };
}

export function benefits({ SupplementaryBenefits }: Policy): DocumentSection {
  const held = SupplementaryBenefits.filter(({ status }) => status === 'ACTIVE');
  return {
    heading: 'Benefits you added',
    parts: [
      held.length === 0
        ? { kind: 'text', text: 'None.' }
        : {
            kind: 'table',
            columns: columnsOf({
              Benefit: 'name',
              From: 'day',
              'Premium a month': 'amount',
            }),
            rows: held.map(({ name, startDate, price }) => [name, formatShortDate(startDate), formatRand(price)]),
          },
    ],
  };
}

export const premium = (policy: Policy): DocumentSection => ({
  heading: 'What it costs a month',
  parts: [
    {
      kind: 'details',
      rows: [
        ['Plan', formatRand(policy.Base_Premium)],
        ['Extended members', formatRandOr(policy.Extended_Premium, 'None')],
        ['Benefits', formatRandOr(policy.Supplementary_Premium, 'None')],
        ['In all', formatRand(policy.Monthly_Premium)],
      ],
    },
  ],
});

export function paying({ PaymentMethod, BankingDetails }: Policy): DocumentSection {
  const { Payment_Method, Debit_Day, Payat_Reference_Number } = PaymentMethod;
  const account = Payment_Method === 'DEBIT_ORDER' ? BankingDetails : null;
  const rows: (readonly [string, string] | null)[] = [
    ['Payment method', labelOf(paymentMethods, Payment_Method)],
    Debit_Day === null ? null : ['Debit day', String(Debit_Day)],
    account && ['Bank', account.Bank_Name],
    account && ['Account type', labelOf(accountTypes, account.Account_Type)],
    account && ['Account number', account.Account_Number],
    Payment_Method === 'PAYAT' ? ['Pay@ number', Payat_Reference_Number] : null,
  ];
  return {
    heading: 'How you pay',
    parts: [{ kind: 'details', rows: rows.filter((row) => row !== null) }],
  };
}
