import { type PlainDate } from '@portal/domain';
import { type Form } from '../definition/form';
import { isLocked, isShown } from '../store/situation';
import { stepsOf } from '../steps/steps-of';

/** How many controls stand on the fullest step of a form that is filled in so. A date has three, a question with options one. */
export function mostControls(form: Form, values: object, today: PlainDate): number {
  const counts = stepsOf(form, values, today).map(({ names }) =>
    form.fields
      .filter((field) => names.includes(field.name) && isShown(field, values, today))
      .filter((field) => !isLocked(field, values, today))
      .reduce((sum, { widget }) => sum + (widget.kind === 'date' ? 3 : 1), 0),
  );
  return Math.max(...counts);
}
