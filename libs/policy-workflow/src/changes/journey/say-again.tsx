import { useEffect, useRef } from 'react';

/** Has the form around it judged when it comes back: what the service refused stands beside its answer and takes the focus. */
export function SayAgain() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => here.current?.closest('form')?.requestSubmit(), []);
  return <span ref={here} hidden />;
}
