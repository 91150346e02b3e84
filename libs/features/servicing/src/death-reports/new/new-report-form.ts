import { RecordDeathReportSchema } from '@portal/contract';
import { reportChannels } from '@portal/domain';
import { defineForm, radios } from '@portal/forms';
import { deceasedItems, reporterItems } from '@portal/policy-workflow/death-report';

/** What reaches staff; a report of the public page comes by itself. */
const channels = reportChannels.filter(({ code }) => code !== 'WEB');

/** The questions of the public page, without a PIN, and how the report reached staff. */
export const newReportForm = /* @__PURE__ */ defineForm({
  name: 'new-death-report',
  schema: RecordDeathReportSchema,
  items: [
    ...deceasedItems(),
    ...reporterItems('staff', { layout: 'columns' }),
    { name: 'channel', label: 'How was it reported?', widget: radios(channels) },
  ],
});
