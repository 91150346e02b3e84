import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react';
import { describedBy, errorId, hintId } from './described-by';
import { FieldError } from './field-error';
import '../styles/later.css';

/** A date as it is typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const parts = [
  { part: 'day', label: 'Day', longest: 40, width: 'two' }, // a whole date may be pasted here
  { part: 'month', label: 'Month', longest: 9, width: 'two' },
  { part: 'year', label: 'Year', longest: 4, width: 'four' },
] as const;

interface DateFieldProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: DateParts;
  onValue: (value: DateParts) => void;
  /** The focus left all three. */
  onLeave?: () => void;
  /** Which of the three are wrong, when there is an error. */
  wrong?: readonly (keyof DateParts)[];
  /** `bday` lets the browser offer the person's own date of birth. */
  autoComplete?: 'bday';
}

/** A date in three fields, day first. Nothing jumps: people go from field to field themselves. */
export function DateField({
  label,
  hint,
  error,
  value,
  onValue,
  onLeave,
  wrong = [],
  autoComplete,
  ...props
}: DateFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      className="field"
      data-state={error ? 'invalid' : 'plain'}
      onBlur={leave}
      {...props}
      id={id}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="field-legend">{label}</legend>
      {hint && (
        <p className="field-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      <div className="date-parts">
        {parts.map(({ part, label: partLabel, longest, width }) => (
          <label className="date-part" key={part}>
            {partLabel}
            <input
              className="field-input"
              data-width={width}
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
    </fieldset>
  );
}
