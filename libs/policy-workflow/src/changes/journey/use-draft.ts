import { useWrite, writeMutation } from '@portal/api-client';
import { draftAdditions, newRecord } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsServicing } from '../../is-servicing';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { useOnline } from '../../use-online';
import { inOrder, useDrafts, useDropDraft } from '../data/use-drafts';
import { useHasCall } from '../../use-has-call';

/** The draft of one form, and how to keep and drop it. What could not be kept stays in the form. */
export function useDraft(form: ActionType, recordId: string = newRecord) {
  const hasDrafts = useHasCall(draftAdditions.saveDraft);
  const keepsNone = useIsServicing() || !hasDrafts;
  const drafts = useDrafts();
  const params = { policyNumber: useSelectedPolicyNumber(), form, recordId };
  const saving = useWrite({ ...writeMutation(draftAdditions.saveDraft, params), ...inOrder(params) });
  const dropDraft = useDropDraft(form, recordId);

  const [unsaved, setUnsaved] = useState<object | null>(null);
  /** True: the service has it. */
  const keep = async (values: object): Promise<boolean> => {
    if (keepsNone) return false;
    const { success } = await saving.send({ values: { ...values } });
    setUnsaved(success ? null : values);
    return success;
  };
  const isOnline = useOnline();
  const saveAgain = useEffectEvent(() => unsaved && void keep(unsaved));
  useEffect(() => {
    if (isOnline) saveAgain();
  }, [isOnline]);
  const drop = async () => {
    setUnsaved(null);
    if (!keepsNone) await dropDraft();
  };

  const draft = drafts.data?.find((one) => one.form === form && one.recordId === recordId);
  const saved = keepsNone ? null : { at: saving.data?.updatedAt ?? null, hasFailed: saving.failure !== null };
  return { isLoading: drafts.isPending && drafts.fetchStatus !== 'paused', draft, saved, keep, drop };
}
