import { InitiatePayatPaymentSchema, type PaidStatus } from '@portal/contract';
import { checkPaymentAmount, formatRand, paymentLimits, paymentSentences } from '@portal/domain';
import { defineForm, money, phone, radios, text } from '@portal/forms';
import * as v from 'valibot';

/** An amount and who gets the slip. Each choice stands for an amount, so what is typed picks the choice that says the same. */
export const payForm = defineForm({
  name: 'pay-now',
  schema: InitiatePayatPaymentSchema,
  items: [
    { name: 'choice', label: 'Choose an amount', widget: radios(), extra: true },
    {
      name: 'amount',
      label: 'Amount to pay',
      hint: `From ${formatRand(paymentLimits.least)} to ${formatRand(paymentLimits.most)}`,
      widget: money({ unreadable: paymentSentences.missing }),
      fills: (amount) => ({ choice: String(amount) }),
    },
    {
      legend: 'Where should Pay@ send the slip?',
      fields: [
        { name: 'cellNumber', label: 'Cellphone number', widget: phone({ autoComplete: 'tel' }) },
        { name: 'emailAddress', label: 'Email address', widget: text({ type: 'email', autoComplete: 'email' }) },
      ],
    },
  ],
});

/** The body with the rule of the day: at least the oldest premium that is outstanding. Source: docs/domain/payments.md#r6-3. */
export const payRules = (paid: PaidStatus) =>
  v.pipe(
    InitiatePayatPaymentSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { amount } = dataset.value;
      const checked = checkPaymentAmount(amount, paid);
      if (checked.success) return;
      const path = { type: 'object', origin: 'value', input: dataset.value, key: 'amount', value: amount } as const;
      addIssue({ message: checked.message, path: [path] });
    }),
  );
