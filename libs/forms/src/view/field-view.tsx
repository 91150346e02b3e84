import { LockedField } from '@portal/ui-kit';
import { memo } from 'react';
import { type AnyField } from '../definition/field';
import { valueAt } from '../definition/value-at';
import { entryAt, takesNothing } from '../definition/schema';
import { type FormStore } from '../store/form-store';
import { isLocked, isShown } from '../store/situation';
import { fieldId } from './field-id';
import { useFormState } from './form-context';

interface FieldViewProps {
  store: FormStore;
  field: AnyField;
}

/** One field. It draws again when its own value, error or facts change, and for no other reason. */
export const FieldView = memo(function FieldView({ store, field }: FieldViewProps) {
  const { name, widget, hint } = field;
  const today = useFormState(store, () => store.situation().today);
  const options = useFormState(store, () => store.situation().lists[name]);
  const shown = useFormState(store, ({ values }) => isShown(field, values, today));
  const locked = useFormState(store, ({ values }) => isLocked(field, values, today));
  const typed = useFormState(store, (state) => state.typed[name]);
  const error = useFormState(store, (state) => state.errors[name]);
  const record = useFormState(store, (state) => state.record);
  if (!shown) return null;

  const id = fieldId(store.form, name);
  const label = labelOf(store, field);
  if (locked) {
    return (
      <LockedField id={id} label={label} hint={hint} tabIndex={-1}>
        {widget.words(widget.value(typed), options)}
      </LockedField>
    );
  }
  return (
    <widget.View
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      typed={typed}
      initial={valueAt(record, name)}
      onType={(next) => store.type(name, next)}
      onLeave={() => store.leave(name)}
      options={options}
      today={today}
    />
  );
});

/** The label; with "(optional)" where the schema takes no answer for an answer and nothing asks for one, unless the row knows. */
function labelOf({ form }: FormStore, { name, label, widget, when, optional, extra }: AnyField): string {
  const entry = entryAt(form.schema, name);
  const isAsked = when || extra || widget.isAlwaysAnswered || !entry || !takesNothing(entry);
  return (optional ?? !isAsked) ? `${label} (optional)` : label;
}
