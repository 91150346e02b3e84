import { isPlainDate } from '@portal/domain';
import * as v from 'valibot';
import { documented } from '../fields/documented';

const optionalDate = v.optional(
  v.pipe(
    v.string(),
    documented({ format: 'date' }),
    v.check((date) => isPlainDate(date), 'This must be a real date'),
  ),
);

/** The first and the last day of a statement, `YYYY-MM-DD`. */
export const StatementPeriodSchema = v.object({
  /** The first day of the statement. */
  from: optionalDate,
  /** The last day of the statement. */
  to: optionalDate,
});
export type StatementPeriod = v.InferInput<typeof StatementPeriodSchema>;
