import { obeys, type Rule } from '@portal/contract';
import { isPlainDate } from '@portal/domain';
import { date, defineForm, radios } from '@portal/forms';
import * as v from 'valibot';
import { periods } from './periods';

const day = v.nullable(
  v.pipe(
    v.string(),
    v.check((typed) => isPlainDate(typed), 'Enter a valid date'),
  ),
);

const AnswersSchema = v.object({
  period: v.picklist(
    periods.map(({ code }) => code),
    'Choose the time that the statement is about',
  ),
  from: day,
  to: day,
});
type Answers = v.InferOutput<typeof AnswersSchema>;

const isOwn = ({ period }: { period?: unknown }) => period === 'OWN_DATES';

const ownDates: Rule<Answers> = ({ period, from, to }) => {
  if (!isOwn({ period })) return [];
  if (from === null) return [{ field: 'from', message: 'Enter the first day' }];
  if (to === null) return [{ field: 'to', message: 'Enter the last day' }];
  if (from === undefined || to === undefined || from <= to) return [];
  return [{ field: 'to', message: 'The last day may not be before the first day' }];
};

/** The answers, and own dates in their order. */
export const StatementAnswersSchema = v.pipe(AnswersSchema, obeys(ownDates));

/** Which time a premium statement is about. */
export const statementForm = defineForm({
  name: 'premium-statement',
  schema: AnswersSchema,
  refusals: { VALIDATION_ERROR: 'to' },
  items: [
    { name: 'period', label: 'Which time?', widget: radios(periods) },
    { name: 'from', label: 'First day', widget: date(), when: isOwn, optional: false },
    { name: 'to', label: 'Last day', widget: date(), when: isOwn, optional: false },
  ],
});
