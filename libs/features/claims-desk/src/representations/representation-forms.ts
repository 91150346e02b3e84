import { AnswerRepresentationsSchema, ConfirmAnswerSchema, ReceiveRepresentationsSchema } from '@portal/contract';
import { representationOutcomes } from '@portal/domain';
import { date, defineForm, file, radios, textArea } from '@portal/forms';
import * as v from 'valibot';
import { disinterested } from '../decide/forms';
import { receivedEntries } from '../documents/receive-form';

/** What becomes of it, and what the family reads. Source: docs/domain/claims.md#c7-4. */
export const answerForm = /* @__PURE__ */ defineForm({
  name: 'answer-representations',
  schema: AnswerRepresentationsSchema,
  given: ['version'],
  items: [
    { name: 'outcome', label: 'What becomes of it?', widget: radios(representationOutcomes) },
    {
      name: 'answer',
      label: 'What do you say to it?',
      hint: 'The family reads this as you write it. Where it stays refused, the reason and its facts stand below it.',
      widget: textArea({ maxLength: 2000, rows: 6 }),
    },
    disinterested,
  ],
});

/** The second person. */
export const confirmAnswerForm = /* @__PURE__ */ defineForm({
  name: 'confirm-answer',
  schema: ConfirmAnswerSchema,
  given: ['version'],
  items: [disinterested],
});

/** What somebody told us on the phone or handed in. */
export const receiveForm = /* @__PURE__ */ defineForm({
  name: 'receive-representations',
  schema: v.object({
    text: ReceiveRepresentationsSchema.entries.text,
    document: v.nullish(receivedEntries.document, null),
    receivedOn: receivedEntries.receivedOn,
  }),
  refusals: { PAYLOAD_TOO_LARGE: 'document' },
  items: [
    {
      name: 'text',
      label: 'Why do they not agree?',
      hint: 'In their words, as far as you can. 5 to 2 000 characters.',
      widget: textArea({ maxLength: 2000, rows: 6 }),
    },
    { name: 'document', label: 'The file', hint: 'What they handed in.', widget: file(), optional: true },
    {
      name: 'receivedOn',
      label: 'When did it reach us?',
      hint: 'The time for our answer counts from that day.',
      widget: date(),
    },
  ],
});
