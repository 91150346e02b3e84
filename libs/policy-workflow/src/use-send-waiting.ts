import { useUser } from '@portal/auth';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isInUse } from './own-phone/store';

/** What waits on this phone goes out: when the page begins, and whenever there is a network again. Stands once, in the portal's frame. */
export function useSendWaiting() {
  const client = useQueryClient();
  const userId = useUser().whoAmI.data?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    const send = async () => {
      if (await isInUse()) await (await import('./own-phone/waiting')).sendFromThisPhone(client, userId);
    };
    const sendIfOnline = () => void (onlineManager.isOnline() && send().catch(() => undefined));
    sendIfOnline();
    return onlineManager.subscribe(sendIfOnline);
  }, [client, userId]);
}
