import { formatDate, isPlainDate } from '@portal/domain';
import { DateField, type DateParts } from '@portal/ui-kit';
import { widget, type WidgetViewProps } from '../definition/widget';
import { dateOf, datePartsOf, spread, wrongParts } from './date-typed';
import { textOf } from './text-of';

interface DateOptions {
  /** `bday` lets the browser offer the person's own date of birth. */
  autoComplete?: 'bday';
}

/** A date in three fields, day first; months may be names. Sent as `YYYY-MM-DD`. */
/* @__NO_SIDE_EFFECTS__ */
export function date({ autoComplete }: DateOptions = {}) {
  const View = ({ id, label, hint, error, typed, onType, onLeave }: WidgetViewProps<DateParts>) => (
    <DateField
      id={id}
      label={label}
      hint={hint}
      error={error}
      wrong={wrongParts(typed)}
      value={typed}
      onValue={(parts) => onType(spread(parts))}
      onLeave={onLeave}
      {...(autoComplete && { autoComplete })}
    />
  );
  return widget<string, DateParts>({
    kind: 'date',
    typed: datePartsOf,
    value: dateOf,
    words: (value) => (isPlainDate(value) ? formatDate(value) : textOf(value)),
    View,
  });
}
