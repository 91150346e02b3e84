import { debitDayLabel, debitDays } from '@portal/domain';
import { select } from '@portal/forms';

const days = /* @__PURE__ */ debitDays.map((day) => ({ code: day, label: debitDayLabel(day) }));

/** The day of the month on which the premium is collected (docs/domain/banking.md#r3-6). */
export const debitDayField = {
  name: 'Debit_Day',
  label: 'Debit day',
  hint: 'On a Sunday or public holiday we collect on the working day before.',
  widget: select(days),
} as const;
