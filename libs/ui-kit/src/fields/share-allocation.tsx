import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, errorId, hintId } from './described-by';
import { FieldError } from './field-error';
import '../styles/later.css';

interface ShareAllocationProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Percent given away so far, for the bar. */
  given: number;
  /** Whether everybody has a share and all together are the whole. */
  state: 'open' | 'whole' | 'over';
  /** The same in words: "15 % left to give". Said aloud when it changes. */
  status: ReactNode;
  /** Buttons that fill in all shares at once. */
  actions?: ReactNode;
}

/** One thing shared among several, all shares in sight: the children, a `ShareField` each, then how much of it is given. */
export function ShareAllocation(allocation: ShareAllocationProps) {
  const { legend, hint, error, given, state, status, actions, children, ...props } = allocation;
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
      <div className="shares">
        {children}
        <div className="shares-sum" data-state={state}>
          <svg className="shares-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(0, Math.min(given, 100))} height="1" />
          </svg>
          <p role="status">{status}</p>
          {actions}
        </div>
      </div>
    </fieldset>
  );
}
