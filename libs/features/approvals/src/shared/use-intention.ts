import { type Answer, newId } from '@portal/api-client';
import { useState } from 'react';

/**
 * One key for one intention of a person: the same body again after a lost answer keeps it, so that the service does it once;
 * another body, or any answer of the service, ends it.
 */
export function useIntention() {
  const [intention] = useState(() => {
    let last: { body: string; key: string } | null = null;
    return {
      keyFor: (body: object): string => {
        const said = JSON.stringify(body);
        if (last?.body !== said) last = { body: said, key: newId() };
        return last.key;
      },
      answered: (answer: Answer<unknown>): void => {
        if (answer.success || answer.status < 500) last = null;
      },
    };
  });
  return intention;
}
