import { CloseDeathReportSchema } from '@portal/contract';
import { defineForm, textArea } from '@portal/forms';

/** Why nothing more is done about a report. */
export const closeForm = /* @__PURE__ */ defineForm({
  name: 'close-death-report',
  schema: CloseDeathReportSchema,
  given: ['version'],
  items: [
    {
      name: 'reason',
      label: 'Why is nothing more done about it?',
      hint: 'For the audit. At least 5 characters.',
      widget: textArea({ maxLength: 500, rows: 4 }),
    },
  ],
});
