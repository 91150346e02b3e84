import { useMemo } from 'react';
import { judge } from '../store/judge';
import { useFormState, useFormStore } from './form-context';

/** What would be sent now. */
export interface FormBody {
  /** As trusted, when it is good; otherwise as it was typed. */
  body: Readonly<Record<string, unknown>>;
  isGood: boolean;
}

/** What the form around this component would send now. Judges at every key: for a quote or a demonstration, not for a field. */
export function useFormBody(): FormBody {
  const store = useFormStore();
  const values = useFormState(store, (state) => state.values);
  const situation = useFormState(store, () => store.situation());
  return useMemo(() => {
    const { body, output } = judge(store.form, store.state().typed, values, situation);
    return { body: output ?? body.value, isGood: output !== null };
  }, [store, values, situation]);
}
