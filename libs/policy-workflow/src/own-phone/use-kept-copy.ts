import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { clockAtom } from '../today';
import { type KeptCopy, readCopy, writeCopy } from './kept-copy';
import { destroyVault, isInUseKey } from './store';

const queryKey = ['copy on this phone'];

/** The copy of the policy on this phone, and how to keep and destroy it. Undefined while it is looked for; null: there is none. */
export function useKeptCopy() {
  const client = useQueryClient();
  const clock = useAtomValue(clockAtom);
  const { data: copy } = useQuery({
    queryKey,
    queryFn: () => readCopy(clock.now()),
    networkMode: 'always',
    retry: false,
  });
  return {
    copy,
    /** As of now. Throws where the browser keeps nothing. */
    keep: async (what: Omit<KeptCopy, 'at'>) => {
      const kept = { ...what, at: clock.now().toISOString() };
      await writeCopy(kept);
      client.setQueryData(queryKey, kept);
      client.setQueryData(isInUseKey, true);
    },
    destroy: async () => {
      await destroyVault();
      client.setQueryData(queryKey, null);
      client.setQueryData(isInUseKey, false);
    },
  };
}
