import { useEffect, useRef } from 'react';
import { type FieldErrors } from './read-form';

/** A ref for the error summary: it takes focus whenever there are new errors. */
export function useFocusOnErrors(errors: FieldErrors) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);
  return summary;
}
