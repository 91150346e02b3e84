import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon } from '../icons/check-icon';
import { CloseIcon } from '../icons/close-icon';
import '../styles/request-line.css';

interface RequestLineProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** What is asked for: "Add Amahle". */
  title: ReactNode;
  /** The stones on the way, in order: Sent, Documents, Checked, Done. */
  steps: readonly string[];
  /** The step it is at, from 1. */
  step: number;
  /** Where it is, in words: "Step 2 of 4". */
  place: string;
  /** Whose move it is and by when, or how it ended. */
  sentence: ReactNode;
  /** Whose turn it is: the reader's own, somebody else's, nobody's any more. */
  turn: 'mine' | 'theirs' | 'nobody';
  /** The word for how it ended without being done: "Declined"; null while it is under way and once it is done. */
  end?: string | null;
  /** One button, where it is the reader's turn. */
  children?: ReactNode;
}

const stateOf = (
  place: number,
  { step, steps, turn, end }: Pick<RequestLineProps, 'step' | 'steps' | 'turn' | 'end'>,
) => {
  if (place < step) return 'done';
  if (place > step) return 'to-come';
  if (end) return 'ended';
  return step === steps.length && turn === 'nobody' ? 'done' : 'current';
};

/** A request on its way: what it asks for, its steps as stones, whose move it is and by when, and the one thing to do. */
export function RequestLine(line: RequestLineProps) {
  const { title, steps, step, place, sentence, turn, end = null, children, ...props } = line;
  const titleId = useId();
  return (
    <article className="request-line" aria-labelledby={titleId} data-turn={turn} {...props}>
      <div className="request-head">
        <span id={titleId}>{title}</span>
        <span className="request-place">{end ?? place}</span>
      </div>
      <ol className="request-stones" role="list" aria-hidden="true">
        {steps.map((name, index) => {
          const state = stateOf(index + 1, { step, steps, turn, end });
          return (
            <li key={name} data-state={state}>
              <span className="request-stone">
                {state === 'done' && <CheckIcon />}
                {state === 'ended' && <CloseIcon />}
              </span>
              {state === 'ended' ? end : name}
            </li>
          );
        })}
      </ol>
      <p className="request-move">{sentence}</p>
      {children && <div>{children}</div>}
    </article>
  );
}
