import { CloseDebitExceptionSchema } from '@portal/contract';
import { defineForm, radios, textArea } from '@portal/forms';
import { holderFindings } from './exception-messages';

const note = {
  name: 'note',
  label: 'What you found, and who told you',
  hint: 'For the audit. At least 5 characters.',
  widget: textArea({ maxLength: 500, rows: 3 }),
} as const;

/** Where only one answer is possible. */
export const settledForm = /* @__PURE__ */ defineForm({
  name: 'settle-debit-exception',
  schema: CloseDebitExceptionSchema,
  given: ['decision'],
  items: [note],
});

/** Where what was found decides what happens. */
export const foundForm = /* @__PURE__ */ defineForm({
  name: 'close-debit-exception',
  schema: CloseDebitExceptionSchema,
  items: [{ name: 'decision', label: 'What did you find?', widget: radios(holderFindings) }, note],
});
