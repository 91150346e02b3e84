import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { type Form } from '../definition/form';
import { draftKey, formDraftsAtom } from '../drafts/form-drafts';
import { type FormStore } from '../store/form-store';
import { LeaveGuard } from './leave-guard';

interface Unsent {
  /** Stands on the page that sends it, and asks before somebody leaves that page without having sent it. */
  guard: ReactNode;
  /** It was sent, or is kept elsewhere: nothing is left to ask about. */
  done: () => void;
  /** Puts values into the form that it did not have: what was read anew since. */
  take: (values: object) => void;
}

/** What a form that leads on (`leadsOn`) holds until the page after it has sent it. */
export function useUnsent({ name }: Pick<Form, 'name'>, record = ''): Unsent {
  const drafts = useAtomValue(formDraftsAtom);
  const key = draftKey(name, record);
  return {
    guard: <UnsentGuard key={key} find={() => drafts.get(key)} />,
    done: () => void drafts.delete(key),
    take: (values) => drafts.get(key)?.take(values),
  };
}

/** Asks for the form as it stood when the page opened. A form that nobody typed into is none. */
function UnsentGuard({ find }: { find: () => FormStore | undefined }) {
  const [store] = useState(find);
  return store && <LeaveGuard store={store} isKept={() => find() === store} />;
}
