import { type BankReference, obeys, type Rule } from '@portal/contract';
import { bankLetterMonths, labelOf, paymentMethods, type PlainDate } from '@portal/domain';
import { defineForm, radioCards } from '@portal/forms';
import {
  type AccountAnswers,
  accountFields,
  accountRule,
  authorisation,
  debitDayField,
  documentField,
} from '@portal/policy-workflow/changes';
import * as v from 'valibot';
import { type Answers, AnswersSchema, givesAccount, isDebitOrder } from './answers';
import { notRefusedAgain, type RefusedAnswers } from './refused-answers';

const method = (code: Answers['Payment_Method'], hint: string) => ({
  code,
  label: labelOf(paymentMethods, code),
  hint,
});
const methods = [
  method(
    'DEBIT_ORDER',
    'We collect the premium from a bank account each month. The account holder approves it once at the bank.',
  ),
  method('PAYAT', 'You pay each month at a till or in an app, with a reference number of your own.'),
  method('EFT', 'You pay into our account each month from your bank, with your policy number as the reference.'),
];

interface Asks {
  /** The name of the policyholder, for an own account. */
  ownName: string;
  /** The account that can be kept, in words; null where there is none. */
  onRecord: string | null;
  /** Whether premiums are paid by Pay@ here. */
  hasPayat: boolean;
  /** A document of the bank is another way, because the account could not be verified. */
  offersLetter: boolean;
}

/** How somebody wants to pay, and from which account (docs/domain/banking.md#r3-4 and docs/domain/payments.md#r6-7). */
export const paymentForm = ({ ownName, onRecord, hasPayat, offersLetter }: Asks) => {
  const asksForAccount = givesAccount(onRecord !== null);
  return defineForm({
    name: 'banking-details',
    schema: AnswersSchema,
    refusals: { ACCOUNT_VERIFICATION_FAILED: 'Account_Number' },
    items: [
      {
        name: 'Payment_Method',
        label: 'How do you want to pay?',
        hint: 'Salary deduction is arranged by phone.',
        widget: radioCards(methods.filter(({ code }) => code !== 'PAYAT' || hasPayat)),
      },
      {
        name: 'Account_Choice',
        label: 'Which account do we collect from?',
        when: (answers) => isDebitOrder(answers) && onRecord !== null,
        widget: radioCards([
          { code: 'KEEP', label: `The account we have: ${onRecord}`, hint: 'You choose the debit day.' },
          { code: 'NEW', label: 'Another account', hint: 'Your bank asks for approval of a new mandate.' },
        ]),
      },
      {
        legend: 'Bank account',
        hint: 'For your safety the account number is never kept: when you leave this page, you type it again.',
        when: asksForAccount,
        fields: [
          ...accountFields({ ownName }),
          {
            ...documentField('Bank_Letter', 'Stamped bank statement or letter', 'BANK_LETTER'),
            hint:
              `Is the number right? Send a stamped statement or a letter of the bank, not older than ${bankLetterMonths} months, and one of our ` +
              'consultants checks the account.',
            optional: true,
            when: () => offersLetter,
          },
        ],
      },
      { legend: 'When we collect', when: isDebitOrder, fields: [debitDayField] },
      { legend: 'Your agreement', when: asksForAccount, fields: [authorisation] },
    ],
  });
};

interface Situation {
  today: PlainDate;
  banks: readonly BankReference[];
  canKeep: boolean;
  refused: RefusedAnswers | null;
}

/** The answers with the rules of the day, of the banks, and of what was refused already. */
export function answersOn({ today, banks, canKeep, refused }: Situation) {
  const asksForAccount = givesAccount(canKeep);
  const ofAccount = accountRule(today, banks);
  const rule: Rule<Answers> = (answers) => [
    ...(asksForAccount(answers) ? ofAccount(answers as Partial<AccountAnswers>) : []),
    ...notRefusedAgain(refused)(answers),
  ];
  return v.pipe(AnswersSchema, obeys(rule));
}
