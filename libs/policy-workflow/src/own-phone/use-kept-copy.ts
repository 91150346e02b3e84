import { useAuth } from '@portal/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { clockAtom } from '../today';
import { type KeptCopy, readCopy } from './kept-copy';
import { copyKey, tellPage } from '../own-phone-keys';
import { keepFor, renewFor } from './reader';
import { destroyVault } from './store';

/** The copy of the policy on this phone, and how to keep and destroy it. Undefined while it is looked for; null: there is none. */
export function useKeptCopy() {
  const client = useQueryClient();
  const { session } = useAuth();
  const clock = useAtomValue(clockAtom);
  const { data: copy } = useQuery({
    queryKey: copyKey,
    queryFn: () => readCopy(clock.now()),
    networkMode: 'always',
    retry: false,
  });
  const asOfNow = (what: Omit<KeptCopy, 'at'>) => ({ ...what, at: clock.now().toISOString() });
  return {
    copy,
    /** On a phone that was just called one's own. Throws where the browser keeps nothing. */
    keep: async (what: Omit<KeptCopy, 'at'>) => {
      const kept = asOfNow(what);
      await keepFor(session.read(), kept);
      tellPage(client, kept);
    },
    /** Puts what is known now in the place of an older copy; where that was destroyed meanwhile, nothing. */
    renew: async (what: Omit<KeptCopy, 'at'>) => {
      const kept = asOfNow(what);
      if (await renewFor(session.read(), kept)) tellPage(client, kept);
    },
    destroy: async () => {
      await destroyVault();
      tellPage(client, null);
    },
  };
}
