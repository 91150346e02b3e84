import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, errorId, hintId } from './described-by';
import { FieldError } from './field-error';
import '../styles/later.css';

interface RadioGroupProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `cards` for answers that need room for their words, `row` for two or three short ones. */
  layout?: 'list' | 'row' | 'cards';
}

/** One question with a few answers, which are the children: `Radio`. */
export function RadioGroup({ legend, hint, error, layout = 'list', children, ...props }: RadioGroupProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <fieldset
      className="field"
      data-state={error ? 'invalid' : 'plain'}
      {...props}
      id={id}
      aria-describedby={describedBy({ id, hint, error }, props['aria-describedby'])}
    >
      <legend className="field-legend">{legend}</legend>
      {hint && (
        <p className="field-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      <div className="choices" data-layout={layout}>
        {children}
      </div>
    </fieldset>
  );
}
