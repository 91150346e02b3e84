import { accountTypes, mandateTerms } from '@portal/domain';
import { type DocumentSection } from '../content';
import { type Issuer } from '../shared/issuer';

/** `1,5`, as amounts are written. */
const maximumFactor = String(mandateTerms.maximumFactor).replace('.', ',');

/** Who collects, who pays, from which account, for which policy (docs/domain/banking.md#r3-8, 1 to 4). */
export const parties = ({ productName, licenceLine, phone, email, shortName }: Issuer): DocumentSection[] => [
  {
    heading: 'Who collects',
    parts: [
      { kind: 'text', text: [productName, licenceLine].filter(Boolean).join('. ') },
      { kind: 'text', text: `${phone}, ${email}` },
      shortName
        ? { kind: 'text', text: `On your bank statement: ${shortName}` }
        : { kind: 'blanks', rows: [{ label: 'Name on your bank statement (we fill it in)' }] },
    ],
  },
  {
    heading: 'Who pays',
    parts: [
      {
        kind: 'blanks',
        rows: [
          { label: 'First name and surname', isWide: true },
          { label: 'ID number' },
          { label: 'Cellphone number' },
          { label: 'Address', isWide: true },
        ],
      },
    ],
  },
  {
    heading: 'The account',
    parts: [
      {
        kind: 'blanks',
        rows: [
          { label: 'Bank' },
          { label: 'Branch code' },
          { label: 'Account number' },
          { label: 'Account type', choices: accountTypes.map(({ label }) => label) },
        ],
      },
    ],
  },
  {
    heading: 'The policy',
    parts: [
      {
        kind: 'blanks',
        rows: [{ label: 'Policy number' }, { label: 'Contract reference (we fill it in)' }],
      },
    ],
  },
];

/** How much, when, how it may change (docs/domain/banking.md#r3-8, 5; what does not vary is said in #r3-7). */
export const collections: DocumentSection = {
  heading: 'What is collected',
  parts: [
    {
      kind: 'text',
      text: 'How often: every month. Tracking: yes. The collection day may move with your salary date: yes.',
    },
    {
      kind: 'blanks',
      rows: [
        { label: 'Premium a month (rand)' },
        { label: `Maximum amount (at most ${maximumFactor} times the premium)` },
        { label: 'First collection date' },
        { label: 'First amount, if it differs (rand)' },
        { label: 'Collection day (1 to 30)' },
        { label: 'Most the premium may rise in a year (at most 10%)' },
        { label: 'The premium may change', choices: ['Once a year', 'Never'] },
      ],
    },
  ],
};

/** How the payer agrees (docs/domain/banking.md#r3-8, 10 and 11). */
export const approving: DocumentSection[] = [
  {
    heading: 'How you approve',
    parts: [
      {
        kind: 'text',
        text:
          'This form alone starts nothing. Your bank asks you to confirm: in its app, by USSD on your cellphone, in internet ' +
          'banking, at an ATM or in a branch. Check the amount, the day and our name, then accept or decline.',
      },
      {
        kind: 'text',
        text:
          'If you do nothing, there is no mandate and we cannot debit your account. We may ask again. Until you approve, ' +
          'please pay your premium in another way, or your cover may end.',
      },
    ],
  },
  {
    heading: 'You agree',
    parts: [
      {
        kind: 'blanks',
        rows: [
          { label: 'Place' },
          { label: 'Date' },
          { label: 'Signature of the payer' },
          { label: 'or reference of the electronic acceptance' },
        ],
      },
    ],
  },
];
