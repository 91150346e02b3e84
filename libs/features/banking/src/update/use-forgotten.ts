import { draftKey, formDraftsAtom } from '@portal/forms';
import { onlyInThisSitting } from '@portal/policy-workflow/changes';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** What must not outlive the page is emptied when it is left: another visit to it finds the rest of what was typed. */
export function useForgotten(form: string, record: string): void {
  const kept = useAtomValue(formDraftsAtom);
  useEffect(
    () => () => {
      const store = kept.get(draftKey(form, record));
      for (const name of onlyInThisSitting) store?.type(name, name === 'Authorisation' ? false : '');
    },
    [kept, form, record],
  );
}

/** What may be kept of a form that is left half filled in. */
export const keptOf = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !onlyInThisSitting.includes(name)));
