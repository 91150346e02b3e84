import { startTransition, useCallback, useRef, useState } from 'react';
import { type Application } from './application';

/** What was typed so far. A change is there at once for whoever keeps it; the page follows when nobody types. */
export function useTyped(begin: () => Application) {
  const [application, setApplication] = useState(begin);
  const latest = useRef(application);

  const put = useCallback((part: Partial<Application>): Application => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    startTransition(() => setApplication(next));
    return next;
  }, []);
  return [application, put] as const;
}
