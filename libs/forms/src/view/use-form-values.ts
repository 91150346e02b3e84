import { useFormState, useFormStore } from './form-context';

/** A fact about what was typed so far, for parts that stand inside a SchemaForm: `useFormValues((child) => child.Cover_Amount)`. */
export const useFormValues = <Values extends object, Part>(part: (values: Values) => Part): Part =>
  useFormState(useFormStore(), ({ values }) => part(values as Values));
