import { type ComponentProps, type MouseEvent, useId } from 'react';
import { Heading } from '../text/heading';

interface FieldProblem {
  /** The id of the field. */
  id: string;
  /** The sentence that also stands beside the field. */
  message: string;
}

interface ErrorSummaryProps extends ComponentProps<'div'> {
  /** Each sentence with the field that it leads to, in the order of the form. */
  errors: readonly FieldProblem[];
  /** The heading above the sentences. */
  title?: string;
}

const controls = 'input, select, textarea, button';

/**
 * Goes to the field without leaving an address in the history, its label in view. Of several controls under one label, to
 * the first that is wrong, else to the first.
 */
function goToField(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const inside = [...target.querySelectorAll<HTMLElement>(controls)].filter((control) => !control.hidden);
  const wrong = inside.find((control) => control.getAttribute('aria-invalid') === 'true');
  (wrong ?? inside[0] ?? target).focus();
  (target.closest('.field') ?? target).scrollIntoView?.({ block: 'nearest' });
}

/** What is wrong with a form, above it, each with a way to its field. Give it the focus when a form is refused. Nothing while nothing is wrong. */
export function ErrorSummary({ errors, title = 'There is a problem', ...props }: ErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId} {...props}>
      <Heading id={titleId} level={2} size="md">
        {title}
      </Heading>
      <ul role="list">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
