import { type Form } from '../definition/form';
import { valueAt, withValueAt } from '../definition/value-at';
import { type FieldErrors, type FieldValues } from './judge';

/** A form at one moment. Never changed in place: what stays the same stays the same object. */
export interface FormState {
  /** What each control holds. */
  readonly typed: FieldValues;
  /** The same as values, nested as the body is. */
  readonly values: object;
  /** The record as it was handed in: what is stored, masked where it is masked. */
  readonly record: object;
  /** The values the form began with, or was last sent with. */
  readonly initial: object;
  readonly errors: FieldErrors;
  /** The fields of the summary: those that were wrong when the form was last refused. */
  readonly summary: readonly string[];
  /** How often it was refused. With each time the summary takes the focus. */
  readonly refusals: number;
  /** What is wrong and belongs to no field. */
  readonly alert: string | null;
  /** Whether the person cancelled it themselves: then what `alert` says is no error. */
  readonly isCancelled: boolean;
  readonly phase: 'typing' | 'sending';
}

/** The form as it begins: nothing typed but what the record already says. */
export function initialState(form: Form, initialValues: object): FormState {
  let values: object = initialValues;
  const typed: Record<string, unknown> = {};
  for (const { name, widget } of form.fields) {
    typed[name] = widget.typed(valueAt(initialValues, name));
    values = withValueAt(values, name, widget.value(typed[name]));
  }
  const beginning = { record: initialValues, initial: values, typed, values };
  return { ...beginning, errors: {}, summary: [], refusals: 0, alert: null, isCancelled: false, phase: 'typing' };
}
