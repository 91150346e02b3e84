import { obeys, type Rule } from '@portal/contract';
import { isPlainDate } from '@portal/domain';
import { date, defineForm, radios } from '@portal/forms';
import * as v from 'valibot';
import { periods } from './periods';

const day = (name: string, missing = `Enter the ${name}`) =>
  v.nullable(
    v.pipe(
      v.string(missing),
      v.nonEmpty(missing),
      v.check((typed) => typed === '' || isPlainDate(typed), `The ${name} must be a real date`),
    ),
  );

const AnswersSchema = v.object({
  period: v.picklist(
    periods.map(({ code }) => code),
    'Choose a period',
  ),
  from: day('first day'),
  to: day('last day'),
});
type Answers = v.InferOutput<typeof AnswersSchema>;

const isOwn = ({ period }: { period?: unknown }) => period === 'OWN_DATES';

const inOrder: Rule<Answers> = ({ period, from, to }) =>
  isOwn({ period }) && from && to && from > to
    ? [{ field: 'to', message: 'The last day may not be before the first day' }]
    : [];

/** The answers, and own dates in their order. */
export const StatementAnswersSchema = v.pipe(AnswersSchema, obeys(inOrder));

/** Which period a premium statement is about. */
export const statementForm = defineForm({
  name: 'premium-statement',
  schema: AnswersSchema,
  refusals: { VALIDATION_ERROR: 'to' },
  items: [
    { name: 'period', label: 'Which period?', widget: radios(periods) },
    { name: 'from', label: 'First day', widget: date(), when: isOwn, optional: false },
    { name: 'to', label: 'Last day', widget: date(), when: isOwn, optional: false },
  ],
});
