import { ErrorSummary } from '@portal/ui-kit';
import { type FormStore } from '../store/form-store';
import { fieldId } from './field-id';
import { useFormState } from './form-context';
import { useFocusOnRefusal } from './use-focus-on-refusal';

/** What was wrong when the form was refused, without what has been mended since. Takes the focus with each refusal. */
export function FormSummary({ store }: { store: FormStore }) {
  const names = useFormState(store, (state) => state.summary);
  const errors = useFormState(store, (state) => state.errors);
  const summary = useFocusOnRefusal(store, (state) => state.summary.length > 0);

  const problems = names.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ id: fieldId(store.form, name), message }];
  });
  return <ErrorSummary ref={summary} errors={problems} />;
}
