import { WriteNoteSchema } from '@portal/contract';
import { defineForm, textArea } from '@portal/forms';

/** One note about a policy. */
export const noteForm = defineForm({
  name: 'staff-note',
  schema: WriteNoteSchema,
  items: [
    {
      name: 'text',
      label: 'Write a note',
      hint: 'For colleagues; it cannot be changed.',
      widget: textArea({ rows: 2, maxLength: 1000 }),
    },
  ],
});
