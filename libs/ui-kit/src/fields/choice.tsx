import { type ComponentProps, type ReactNode } from 'react';
import { hintId } from './described-by';
import '../styles/choice.css';

export interface ChoiceProps extends ComponentProps<'input'> {
  /** The id of the control; hint and label are found by it. */
  id: string;
  /** The answer. */
  label: ReactNode;
  /** What somebody should know before they choose it. */
  hint?: ReactNode;
}

/** A box or a dot with its words beside it; the words can be tapped too. */
export const Choice = ({ label, hint, ...props }: ChoiceProps) => (
  <div className="choice">
    <input {...props} />
    <label htmlFor={props.id}>{label}</label>
    {hint && (
      <p className="field-hint" id={hintId(props.id)}>
        {hint}
      </p>
    )}
  </div>
);
