import { useUser } from '@portal/auth';
import { newRecord } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useIsServicing } from '../../is-servicing';
import { isInUse } from '../../own-phone/store';
import { useSelectedPolicyNumber } from '../../selected-policy';
import { clockAtom } from '../../today';

/** What was typed is kept on this phone, or it has no room for it; null: this is nobody's own phone, or the service has it all. */
export type KeptOnPhone = 'kept' | 'no-room' | null;

/** What this phone keeps for one form, where whoever is signed in called it theirs. */
export function useOwnPhone(form: ActionType, recordId: string = newRecord) {
  const policyNumber = useSelectedPolicyNumber();
  const userId = useUser().whoAmI.data?.userId;
  const isServicing = useIsServicing();
  const clock = useAtomValue(clockAtom);
  const { data: phone = null, isFetching } = useQuery({
    queryKey: ['form on this phone', userId, policyNumber, form, recordId],
    queryFn: async () => {
      if (!(await isInUse())) return null;
      const { phoneOf } = await import('../../own-phone/waiting');
      return phoneOf({ userId: userId ?? '', policyNumber: policyNumber ?? '', form, recordId }, clock);
    },
    enabled: !isServicing && userId !== undefined && policyNumber !== null,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const latest = useRef<object | null>(null);
  const [kept, setKept] = useState<KeptOnPhone>(null);

  return {
    phone,
    isLoading: isFetching && phone === null,
    kept,
    /** Keeps what was typed until the service has all of it. */
    keep: async (values: object, saved: Promise<boolean>) => {
      if (!phone) return;
      latest.current = values;
      setKept(
        await phone.keepTyped(values).then(
          (isKept) => (isKept ? 'kept' : null),
          () => 'no-room',
        ),
      );
      if ((await saved) && latest.current === values) {
        await phone.forgetTyped();
        setKept(null);
      }
    },
  };
}
