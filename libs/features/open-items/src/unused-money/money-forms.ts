import { AskRefundSchema, DecideRefundSchema, MatchMoneySchema, PayRefundSchema } from '@portal/contract';
import { defineForm, text, textArea } from '@portal/forms';

const reason = {
  name: 'reason',
  label: 'Reason',
  hint: 'For the audit and for whoever looks at this next. At least 5 characters.',
  widget: textArea({ maxLength: 500, rows: 3 }),
} as const;

/** Which policy money was meant for. */
export const matchForm = /* @__PURE__ */ defineForm({
  name: 'match-money',
  schema: MatchMoneySchema,
  items: [
    {
      name: 'policyNumber',
      label: 'Policy number',
      hint: 'The policy that the payer meant. The money is booked as its payment.',
      widget: text({ autoComplete: 'off', spellCheck: false }),
    },
    reason,
  ],
});

/** Why money is to be paid back. */
export const askRefundForm = /* @__PURE__ */ defineForm({
  name: 'ask-money-refund',
  schema: AskRefundSchema,
  items: [reason],
});

/** What the second person says. */
export const decideRefundForm = /* @__PURE__ */ defineForm({
  name: 'decide-money-refund',
  schema: DecideRefundSchema,
  given: ['decision'],
  items: [{ name: 'comment', label: 'Comment', widget: textArea({ maxLength: 500, rows: 3 }) }],
});

/** How a refund was paid. */
export const payRefundForm = /* @__PURE__ */ defineForm({
  name: 'pay-money-refund',
  schema: PayRefundSchema,
  items: [
    {
      name: 'reference',
      label: 'Reference of the payment',
      hint: 'As the bank shows it.',
      widget: text({ maxLength: 60, autoComplete: 'off', spellCheck: false }),
    },
    {
      name: 'accountDigits',
      label: 'Last four digits of the account',
      hint: 'The account that you paid into. The policyholder reads them.',
      widget: text({ maxLength: 4, inputMode: 'numeric', autoComplete: 'off' }),
    },
  ],
});
