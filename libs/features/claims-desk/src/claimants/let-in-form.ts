import { LetInSchema } from '@portal/contract';
import { defineForm, phone, text } from '@portal/forms';

/** Who speaks for a child or an estate, and the number with which they sign in to the claim. */
export const letInForm = /* @__PURE__ */ defineForm({
  name: 'let-in',
  schema: LetInSchema,
  given: ['version', 'claimantId'],
  items: [
    { name: 'First_Name', label: 'First name', widget: text({ autoComplete: 'off' }) },
    { name: 'Surname', label: 'Surname', widget: text({ autoComplete: 'off' }) },
    {
      name: 'Id_Number',
      label: 'Their ID number',
      hint: 'The bank is asked with it whose the account is.',
      widget: text({ autoComplete: 'off', inputMode: 'numeric' }),
    },
    {
      name: 'Cell_Number',
      label: 'Their own cellphone number',
      hint: 'They sign in to the claim with it.',
      widget: phone({ autoComplete: 'off' }),
    },
  ],
});
