import { LiftAliveSchema } from '@portal/contract';
import { defineForm, textArea } from '@portal/forms';
import { disinterested } from './forms';

/** What an administrator checked before the claim goes on. */
export const liftAliveForm = /* @__PURE__ */ defineForm({
  name: 'lift-alive',
  schema: LiftAliveSchema,
  given: ['version'],
  items: [
    {
      name: 'note',
      label: 'What did you check?',
      hint: 'For staff alone. 5 to 500 characters.',
      widget: textArea({ maxLength: 500, rows: 3 }),
    },
    disinterested,
  ],
});
