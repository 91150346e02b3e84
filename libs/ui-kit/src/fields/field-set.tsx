import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react';
import { describedBy, errorId, hintId } from './described-by';
import { FieldError } from './field-error';
import '../styles/later.css';

export interface FieldSetProps extends ComponentProps<'fieldset'> {
  /** The question that all of it answers. */
  legend: ReactNode;
  /** What somebody should know before they answer. */
  hint?: ReactNode;
  /** What is wrong with the answer. */
  error?: ReactNode;
  /** The focus left all of it. */
  onLeave?: (() => void) | undefined;
}

/** What stands around several controls that are one answer: legend, hint and error. */
export function FieldSet({ legend, hint, error, onLeave, children, ...props }: FieldSetProps) {
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
      aria-describedby={describedBy({ id, hint, error }, props['aria-describedby'])}
    >
      <legend className="field-legend">{legend}</legend>
      {hint && (
        <p className="field-hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
