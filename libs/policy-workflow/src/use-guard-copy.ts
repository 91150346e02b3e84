import { useAuth, useSession } from '@portal/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { tellPage } from './own-phone-keys';
import { destroyVault, noteRanOut } from './own-phone/store';
import { useIsOwnPhone } from './use-is-own-phone';
import { clockAtom } from './today';
import { fetchReader } from './use-last-known';

/**
 * Who may see what this phone keeps. Somebody signed out, with or without a network, or the service ended the session: it is destroyed.
 * A session that ran out leaves it, readable for 30 days. A session that is new here is asked whose it is; anybody else's destroys it.
 * Stands once, in the portal's frame.
 */
export function useGuardCopy() {
  const client = useQueryClient();
  const { api, session } = useAuth();
  const { now } = useAtomValue(clockAtom);
  const isOwnPhone = useIsOwnPhone();
  const current = useSession().session;
  const isCustomer = current?.userType === 'user';

  useEffect(
    () =>
      session.subscribe((_ended, forGood) => {
        if (forGood) void destroyVault();
        else if (forGood === false && isCustomer) void noteRanOut();
      }),
    [session, isCustomer],
  );
  useEffect(() => {
    if (!isOwnPhone || current?.userType !== 'user') return;
    const recognize = async () => {
      const reader = await fetchReader();
      if (!(await reader.recognize(api, current, now()))) tellPage(client, null);
    };
    void recognize().catch(() => undefined);
  }, [isOwnPhone, current, api, client, now]);
}
