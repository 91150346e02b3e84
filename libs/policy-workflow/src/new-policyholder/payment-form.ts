import {
  anyOf,
  bankingDetailsEntries,
  type BankReference,
  chosenPaymentMethods,
  obeys,
  type Rule,
  written,
} from '@portal/contract';
import { labelOf, paymentMethods, type PlainDate } from '@portal/domain';
import { defineForm, radioCards } from '@portal/forms';
import { accountFields, authorisation } from '../changes/forms/account-fields';
import { type AccountAnswers, accountRule } from '../changes/forms/account-rule';
import { debitDayField } from '../changes/forms/debit-day-field';
import * as v from 'valibot';

interface Payment {
  readonly Payment_Method?: unknown;
}

const hints: Record<(typeof chosenPaymentMethods)[number], string> = {
  DEBIT_ORDER: 'We collect the premium from a bank account each month. You approve it once with the bank.',
  PAYAT: 'You pay at a till or in an app with the reference number that stands under Payments.',
  EFT: 'You pay into our account each month, with your new policy number as the reference.',
};
const methods = chosenPaymentMethods.map((code) => ({
  code,
  label: labelOf(paymentMethods, code),
  hint: hints[code],
}));

const isDebitOrder = ({ Payment_Method }: Payment) => Payment_Method === 'DEBIT_ORDER';

/** The way to pay; an account is asked for only where we collect from one. */
const PaymentSchema = written({
  Payment_Method: v.picklist(chosenPaymentMethods, 'Select the payment method'),
  ...anyOf(bankingDetailsEntries),
});

/** For an applicant of this name: what an own account is filled in with. Pay@ is offered where there is Pay@. */
export const paymentFormFor = (ownName: string, { hasPayat }: { hasPayat: boolean }) =>
  defineForm({
    name: 'application-payment',
    schema: PaymentSchema,
    items: [
      {
        name: 'Payment_Method',
        label: 'How do you want to pay?',
        widget: radioCards(methods.filter(({ code }) => code !== 'PAYAT' || hasPayat)),
      },
      {
        legend: 'Bank account',
        when: isDebitOrder,
        fields: [...accountFields({ ownName }), debitDayField, authorisation],
      },
    ],
  });

/** The same with the rules of the day and of the banks. */
export const paymentOn = (today: PlainDate, banks: readonly BankReference[]) => {
  const ofAccount = accountRule(today, banks);
  const rule: Rule<Payment & AccountAnswers> = (payment) => (isDebitOrder(payment) ? ofAccount(payment) : []);
  return v.pipe(PaymentSchema, obeys(rule as Rule<v.InferOutput<typeof PaymentSchema>>));
};
