import { createContext, useContext, useSyncExternalStore } from 'react';
import { type FormState } from '../store/form-state';
import { type FormStore } from '../store/form-store';

export const FormContext = createContext<FormStore | null>(null);

/** The form around this component. */
export function useFormStore(): FormStore {
  const store = useContext(FormContext);
  if (!store) throw new Error('Put a SchemaForm around this');
  return store;
}

/** A part of a form's state. The component draws again when that part is another one, not at every key. */
export function useFormState<Part>(store: FormStore, part: (state: FormState) => Part): Part {
  const read = () => part(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}
