import { ApprovalDecisionSchema, AskForMoreSchema } from '@portal/contract';
import { defineForm, text, textArea } from '@portal/forms';

/** Why a request is declined. */
export const declineForm = /* @__PURE__ */ defineForm({
  name: 'decline-request',
  schema: ApprovalDecisionSchema,
  given: ['decision'],
  items: [
    {
      name: 'comment',
      label: 'Reason',
      hint: 'The policyholder will read this. 5 to 250 characters.',
      optional: false,
      widget: textArea({ maxLength: 250, rows: 4 }),
    },
  ],
});

/** Where the policyholder’s yes was recorded. */
export const consentForm = /* @__PURE__ */ defineForm({
  name: 'record-consent',
  schema: ApprovalDecisionSchema,
  given: ['decision', 'consentMethod'],
  items: [
    {
      name: 'consentReference',
      label: 'Reference of the recording',
      hint: 'As the telephone system gives it. Whoever confirms this listens to it.',
      optional: false,
      widget: text({ maxLength: 60, autoComplete: 'off', spellCheck: false }),
    },
  ],
});

/** What the policyholder is asked. */
export const askForm = /* @__PURE__ */ defineForm({
  name: 'ask-for-more',
  schema: AskForMoreSchema,
  given: ['documentTypes'],
  items: [
    {
      name: 'message',
      label: 'What do you need?',
      hint: 'The policyholder reads this as you write it. 5 to 250 characters.',
      widget: textArea({ maxLength: 250, rows: 4 }),
    },
  ],
});
