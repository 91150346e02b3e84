import { weaveTriangle, weaveWidth, type WeaveSize } from '@portal/brand';
import { type ComponentProps } from 'react';
import '../../styles/weave.css';

interface ProgressWeaveProps extends ComponentProps<'p'> {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** The step one is at, from 1. */
  current: number;
}

const size: WeaveSize = { width: 24, height: 16, gap: 5 };
const edge = 1.5;

const stateOf = (step: number, current: number) => (step < current ? 'paid' : step === current ? 'present' : 'to-come');

/** How far one is in something done step by step: a triangle each, and beside them "Step 2 of 7: Me". */
export function ProgressWeave({ steps, current, ...props }: ProgressWeaveProps) {
  const width = weaveWidth(steps.length, size) + 2 * edge;
  return (
    <p className="weave-progress" {...props}>
      <svg
        aria-hidden="true"
        width={width}
        viewBox={`${-edge} ${-edge} ${width} ${size.height + 2 * edge}`}
        className="weave-steps"
      >
        {steps.map((step, place) => (
          <path
            key={step}
            className="weave-outline"
            data-state={stateOf(place + 1, current)}
            d={weaveTriangle(place, size)}
          />
        ))}
      </svg>
      <span>
        {`Step ${current} of ${steps.length}: `}
        <strong>{steps[current - 1]}</strong>
      </span>
    </p>
  );
}
