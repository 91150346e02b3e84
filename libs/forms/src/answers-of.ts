import { type PlainDate } from '@portal/domain';
import { type Form } from './definition/form';
import { type Options } from './definition/option';
import { valueAt } from './definition/value-at';
import { isShown } from './store/situation';

/** One answer in words. */
export interface AnswerInWords {
  name: string;
  label: string;
  value: string;
}

/**
 * The answers of a form in words, in its order, for a page on which somebody checks them. Without fields that are hidden,
 * left empty, or asked only to be sure.
 */
export const answersOf = (
  form: Form,
  values: object,
  { today, lists = {} }: { today: PlainDate; lists?: Readonly<Record<string, Options | undefined>> },
): AnswerInWords[] =>
  form.fields.flatMap(({ name, label, widget, extra, into, ...field }) => {
    if ((extra && !into) || !isShown({ name, label, widget, ...field }, values, today)) return [];
    const value = widget.words(valueAt(values, name), lists[name]);
    return value === '' ? [] : [{ name, label, value }];
  });
