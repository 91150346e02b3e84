import {
  ClaimReasonSchema,
  ConfirmClaimSchema,
  ConfirmDeathSchema,
  DisputeClaimSchema,
  GiveBackClaimSchema,
} from '@portal/contract';
import { deathDocumentWords, deathSourceWords } from '@portal/contract/words';
import { noInterestDeclaration } from '@portal/domain';
import { checkbox, defineForm, radios, textArea } from '@portal/forms';

/** What everybody who works on a claim ticks once for it. */
export const disinterested = {
  name: 'isDisinterested',
  label: noInterestDeclaration,
  widget: checkbox(),
} as const;

const confirming = { schema: ConfirmDeathSchema, given: ['version'] } as const;
const source = { name: 'source', label: 'What shows the death?' } as const;

/** What shows that the death is proved. */
export const confirmDeathForm = /* @__PURE__ */ defineForm({
  name: 'confirm-death',
  ...confirming,
  items: [{ ...source, widget: radios(deathDocumentWords) }],
});

/** The same where the register of deaths shows it as well. */
export const confirmDeathByRegisterForm = /* @__PURE__ */ defineForm({
  name: 'confirm-death-by-register',
  ...confirming,
  items: [{ ...source, widget: radios(deathSourceWords) }],
});

const note = {
  name: 'note',
  label: 'What did you check?',
  hint: 'For staff alone. At most 500 characters.',
  widget: textArea({ maxLength: 500, rows: 3 }),
} as const;

/** What the second person checked. */
export const confirmForm = /* @__PURE__ */ defineForm({
  name: 'confirm-claim',
  schema: ConfirmClaimSchema,
  given: ['version'],
  items: [note, disinterested],
});

/** The same where a flag of high risk stands: it does not go without a note. */
export const confirmFlaggedForm = /* @__PURE__ */ defineForm({
  name: 'confirm-flagged-claim',
  schema: ConfirmClaimSchema,
  given: ['version'],
  items: [{ ...note, optional: false }, disinterested],
});

/** What the assessor should look at again. */
export const giveBackForm = /* @__PURE__ */ defineForm({
  name: 'give-back-claim',
  schema: GiveBackClaimSchema,
  given: ['version'],
  items: [
    {
      name: 'sentence',
      label: 'What should be looked at again?',
      hint: 'The assessor reads this. 5 to 500 characters.',
      widget: textArea({ maxLength: 500, rows: 3 }),
    },
  ],
});

/** The question that must be cleared up first. */
export const disputeForm = /* @__PURE__ */ defineForm({
  name: 'dispute-claim',
  schema: DisputeClaimSchema,
  given: ['version'],
  items: [
    {
      name: 'reason',
      label: 'Which question must be cleared up first?',
      hint: 'The family reads this as you write it. 5 to 250 characters.',
      widget: textArea({ maxLength: 250, rows: 3 }),
    },
  ],
});

/** Why a claim is recalled, opened again or ended. */
export const reasonForm = /* @__PURE__ */ defineForm({
  name: 'claim-reason',
  schema: ClaimReasonSchema,
  given: ['version'],
  items: [
    {
      name: 'reason',
      label: 'Why?',
      hint: 'For the audit. 5 to 500 characters.',
      widget: textArea({ maxLength: 500, rows: 3 }),
    },
  ],
});
