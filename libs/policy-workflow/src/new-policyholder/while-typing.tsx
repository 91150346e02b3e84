import { useFormValues } from '@portal/forms';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Hands over what is typed in the form around it. */
export function WhileTyping({ onValues }: { onValues: (values: Record<string, unknown>) => void }) {
  const values = useFormValues((all: object) => all);
  const seen = useRef(values);
  const handOver = useEffectEvent(() => onValues({ ...values }));
  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    handOver();
  }, [values]);
  return null;
}
