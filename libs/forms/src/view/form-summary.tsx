import { ErrorSummary } from '@portal/ui-kit';
import { type FormStore } from '../store/form-store';
import { fieldId } from './field-id';
import { useFormState } from './form-context';
import { useFocusOnRefusal } from './use-focus-on-refusal';

interface FormSummaryProps {
  store: FormStore;
  /** The fields it speaks of; all of them unless given. */
  of?: readonly string[];
}

/** What was wrong when the form was refused, without what has been mended since. Takes the focus with each refusal. */
export function FormSummary({ store, of }: FormSummaryProps) {
  const all = useFormState(store, (state) => state.summary);
  const names = of ? all.filter((name) => of.includes(name)) : all;
  const errors = useFormState(store, (state) => state.errors);
  const summary = useFocusOnRefusal(store, ({ summary }) => summary.some((name) => of?.includes(name) ?? true));

  const problems = names.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ id: fieldId(store.form, name), message }];
  });
  return <ErrorSummary ref={summary} errors={problems} />;
}
