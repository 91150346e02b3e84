import { readQuery, sendWrite, useApi, writeMutation } from '@portal/api-client';
import { type Draft, draftAdditions, newRecord } from '@portal/contract';
import { useHasCall, useIsServicing } from '@portal/policy-workflow';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createDraftSync, type DraftSync, noDraftSync } from './draft-sync';

const isOurs = ({ form, recordId }: Draft) => form === 'ADD_POLICY' && recordId === newRecord;

/** Keeps the application on the service, and what is known of drafts in step with it. */
export function useDraftSync(policyNumber: string, began: Draft | undefined): DraftSync {
  const api = useApi();
  const client = useQueryClient();
  const isServicing = useIsServicing();
  const hasDrafts = useHasCall(draftAdditions.saveDraft);
  const [draftSync] = useState(() => {
    if (isServicing || !hasDrafts) return noDraftSync;
    const { queryKey } = readQuery(draftAdditions.drafts, { policyNumber });
    return createDraftSync(
      {
        read: async () => {
          const drafts = await api.call(draftAdditions.drafts, { policyNumber });
          return drafts.success ? (drafts.data.find(isOurs) ?? null) : undefined;
        },
        write: async (values) => {
          const params = { policyNumber, form: 'ADD_POLICY', recordId: newRecord };
          const saving = writeMutation(draftAdditions.saveDraft, params);
          const kept = await sendWrite(client, saving, { values: { ...values } });
          if (!kept.success) return undefined;
          const others = (client.getQueryData<Draft[]>(queryKey) ?? []).filter((draft) => !isOurs(draft));
          client.setQueryData(queryKey, [kept.data, ...others]);
          return kept.data;
        },
      },
      began,
    );
  });

  useEffect(() => {
    const flush = () => void draftSync.flush();
    const whenHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', whenHidden);
      flush();
    };
  }, [draftSync]);
  return draftSync;
}
