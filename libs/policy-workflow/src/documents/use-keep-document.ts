import { useUser } from '@portal/auth';
import { type DocumentFile } from '@portal/contract';
import { useAtomValue } from 'jotai';
import { isInUse } from '../own-phone/store';
import { useSelectedPolicyNumber } from '../selected-policy';
import { clockAtom } from '../today';

/**
 * Keeps a document of ours that was opened, on the phone of whoever is signed in: it can be looked at without a network. A document that
 * somebody sent in is never kept: it may show a whole ID or account number.
 */
export function useKeepDocument() {
  const { now } = useAtomValue(clockAtom);
  const policyNumber = useSelectedPolicyNumber();
  const userId = useUser().whoAmI.data?.userId;
  return async (title: string, file: DocumentFile) => {
    if (userId === undefined || policyNumber === null || !(await isInUse())) return;
    const phone = await import('../own-phone/kept-documents');
    await phone.keepDocument({ userId, policyNumber, title, file }, now());
  };
}
