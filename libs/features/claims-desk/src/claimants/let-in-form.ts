import { LetInSchema } from '@portal/contract';
import { date, defineForm, phone, text } from '@portal/forms';

const letIn = { schema: LetInSchema, given: ['version', 'claimantId'] } as const;
const ofOthers = { autoComplete: 'off' } as const;

const idNumber = {
  name: 'Id_Number',
  label: 'Their ID number',
  hint: 'The bank is asked with it whose the account is.',
  widget: text({ ...ofOthers, inputMode: 'numeric' }),
} as const;

/** Who speaks for a child or an estate, and the number with which they sign in to the claim. */
export const letInForm = /* @__PURE__ */ defineForm({
  name: 'let-in',
  ...letIn,
  items: [
    { name: 'First_Name', label: 'First name', widget: text(ofOthers) },
    { name: 'Surname', label: 'Surname', widget: text(ofOthers) },
    idNumber,
    {
      name: 'Cell_Number',
      label: 'Their own cellphone number',
      hint: 'They sign in to the claim with it.',
      widget: phone(ofOthers),
    },
  ],
});

/** Who arranges the funeral or is the guardian of children, as their ID has them, and the number with which they sign in to the claim. */
export const adultForm = /* @__PURE__ */ defineForm({
  name: 'let-adult-in',
  ...letIn,
  items: [
    { name: 'First_Name', label: 'First name on their ID', widget: text(ofOthers) },
    { name: 'Surname', label: 'Surname on their ID', widget: text(ofOthers) },
    { ...idNumber, hint: 'It shows that they are an adult. Leave it empty if they have no South African ID number.' },
    {
      name: 'Date_Of_Birth',
      label: 'Date of birth on their passport',
      hint: 'Only where they have no South African ID number.',
      widget: date(),
    },
    {
      name: 'Cell_Number',
      label: 'Their own cellphone number',
      hint: 'They sign in to the claim with it.',
      widget: phone(ofOthers),
    },
  ],
});

/** A payee as their ID has them, and the number that they have now. */
export const newNumberForm = /* @__PURE__ */ defineForm({
  name: 'new-number',
  ...letIn,
  items: [
    { name: 'First_Name', label: 'First name on their ID', widget: text(ofOthers) },
    { name: 'Surname', label: 'Surname on their ID', widget: text(ofOthers) },
    idNumber,
    {
      name: 'Cell_Number',
      label: 'Their new cellphone number',
      hint: 'They prove it with a PIN when they sign in to the claim.',
      widget: phone(ofOthers),
    },
  ],
});
