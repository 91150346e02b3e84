import { useEffect, useRef } from 'react';
import { type FormState } from '../store/form-state';
import { type FormStore } from '../store/form-store';
import { useFormState } from './form-context';

/** A ref for what is to have the focus whenever the form was refused for reasons that it shows. */
export function useFocusOnRefusal(store: FormStore, isItsOwn: (state: FormState) => boolean) {
  const element = useRef<HTMLDivElement>(null);
  const refusals = useFormState(store, (state) => state.refusals);
  const isOwn = useFormState(store, isItsOwn);
  const seen = useRef(refusals);

  useEffect(() => {
    if (refusals !== seen.current && isOwn) element.current?.focus();
    seen.current = refusals;
  }, [refusals, isOwn]);
  return element;
}
