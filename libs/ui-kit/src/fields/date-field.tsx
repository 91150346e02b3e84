import { type ReactNode } from 'react';
import { FieldSet, type FieldSetProps } from './field-set';

/** A date as it is typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const parts = [
  { part: 'day', label: 'Day', longest: 40 }, // a whole date may be pasted here
  { part: 'month', label: 'Month', longest: 9 },
  { part: 'year', label: 'Year', longest: 4 },
] as const;

interface DateFieldProps extends Omit<FieldSetProps, 'onChange' | 'legend'> {
  /** Which date is asked for. */
  label: ReactNode;
  /** Day, month and year as they were typed. */
  value: DateParts;
  /** One of the three was typed into. */
  onValue: (value: DateParts) => void;
  /** Which of the three are wrong, when there is an error. */
  wrong?: readonly (keyof DateParts)[];
  /** `bday` lets the browser offer the person's own date of birth. */
  autoComplete?: 'bday';
}

/** A date in three fields, day first. Nothing jumps: people go from field to field themselves. */
export function DateField({ label, error, value, onValue, wrong = [], autoComplete, ...props }: DateFieldProps) {
  return (
    <FieldSet {...props} legend={label} error={error}>
      <div className="date-parts">
        {parts.map(({ part, label: partLabel, longest }) => (
          <label className="date-part" key={part}>
            {partLabel}
            <input
              className="field-input"
              type="text"
              inputMode="numeric"
              maxLength={longest}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              value={value[part]}
              aria-invalid={error && wrong.includes(part) ? true : undefined}
              onChange={({ currentTarget }) => onValue({ ...value, [part]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
