import { draftAdditions, newRecord } from '@portal/contract';
import { type ComponentType, useEffect, useState } from 'react';

/** What a story has of the visit. */
interface Visit {
  scenario: { signIn: string };
  auth: { api: { call(row: typeof draftAdditions.saveDraft, params: object, body: object): Promise<unknown> } };
}

/** Keeps an application on the service, as another tab or device would. */
export async function keepElsewhere({ scenario, auth: { api } }: Visit, values: object) {
  const params = { policyNumber: scenario.signIn, form: 'ADD_POLICY', recordId: newRecord };
  await api.call(draftAdditions.saveDraft, params, { values });
}

/** The application was begun on another device before this page opened: `decorators: [begun({ ... })]`. */
export const begun = (values: object) =>
  function Begun(Story: ComponentType, { loaded }: { loaded: Record<string, unknown> }) {
    const [isKept, setIsKept] = useState(false);
    const visit = loaded['visit'] as Visit;
    useEffect(() => {
      void keepElsewhere(visit, values).then(() => setIsKept(true));
    }, [visit]);
    return <>{isKept && <Story />}</>;
  };
