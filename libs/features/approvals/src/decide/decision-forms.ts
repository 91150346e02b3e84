import { type AskForMore, ApprovalDecisionSchema, AskForMoreSchema, uploadTypes } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { checkboxCards, defineForm, text, textArea, type Widget } from '@portal/forms';

const declining = (hint: string) =>
  defineForm({
    name: 'decline-request',
    schema: ApprovalDecisionSchema,
    given: ['decision'],
    items: [
      {
        name: 'comment',
        label: 'Reason',
        hint: `${hint} 5 to 250 characters.`,
        optional: false,
        widget: textArea({ maxLength: 250, rows: 4 }),
      },
    ],
  });

/** Why a request is declined. */
export const declineForm = /* @__PURE__ */ declining('The policyholder will read this.');
/** Why what was changed after a death stays. */
export const declineUndoForm = /* @__PURE__ */ declining('It stays with this request.');

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

const kindsOfDocument = uploadTypes.map((code) => ({ code, label: documentLabels[code] }));

/** What the policyholder is asked. */
export const askForm = /* @__PURE__ */ defineForm({
  name: 'ask-for-more',
  schema: AskForMoreSchema,
  items: [
    {
      name: 'message',
      label: 'What do you need?',
      hint: 'The policyholder reads this as you write it. 5 to 250 characters.',
      widget: textArea({ maxLength: 250, rows: 4 }),
    },
    {
      name: 'documentTypes',
      label: 'Documents that you need',
      hint: '5 at most',
      widget: checkboxCards(kindsOfDocument) as Widget<NonNullable<AskForMore['documentTypes']>>,
    },
  ],
});
