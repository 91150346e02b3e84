import { type ComponentProps, type CSSProperties } from 'react';
import { CheckIcon } from '../icons/check-icon';
import { VisuallyHidden } from '../base/visually-hidden';
import '../styles/later.css';

interface ProgressStepsProps extends ComponentProps<'div'> {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step one is at, from 1. */
  current: number;
  /** Goes back to a step that is done; with it these are buttons. */
  onStep?: (step: number) => void;
}

/** Where one is in something done step by step. On a narrow place one line says it: "Step 2 of 7: Me". */
export const ProgressSteps = ({ steps, current, onStep, ...props }: ProgressStepsProps) => (
  <div className="steps" role="group" aria-label="Progress" {...props}>
    <p style={{ '--done': `${(100 * current) / steps.length}%` } as CSSProperties}>
      {`Step ${current} of ${steps.length}: `}
      <strong>{steps[current - 1]}</strong>
    </p>
    <ol role="list">
      {steps.map((label, place) => {
        const step = place + 1;
        const state = step < current ? 'done' : step === current ? 'current' : 'to-come';
        return (
          <li key={label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="step-sign" aria-hidden="true">
              {state === 'done' ? <CheckIcon /> : step}
            </span>
            {state === 'done' && <VisuallyHidden>Done:</VisuallyHidden>}
            {state === 'done' && onStep ? (
              <button type="button" className="text-link" onClick={() => onStep(step)}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  </div>
);
