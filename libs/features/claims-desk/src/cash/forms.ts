import { GiveBackCashSchema } from '@portal/contract';
import { defineForm, textArea } from '@portal/forms';

/** Why it is not paid in cash. */
export const giveBackCashForm = /* @__PURE__ */ defineForm({
  name: 'give-back-cash',
  schema: GiveBackCashSchema,
  given: ['version'],
  items: [
    {
      name: 'sentence',
      label: 'Why is it not paid in cash?',
      hint: 'For staff alone. 5 to 500 characters.',
      widget: textArea({ maxLength: 500, rows: 3 }),
    },
  ],
});
