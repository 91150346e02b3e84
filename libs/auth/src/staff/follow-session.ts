import { type StoredSession } from '@portal/contract';
import { type SessionStore } from '../session-store';
import { OtherPerson } from './refusals';
import { type StaffManager } from './staff-manager';
import { type StaffStatus } from './staff-status';

interface FollowPorts {
  session: SessionStore;
  manager: StaffManager;
  status: StaffStatus;
}

/** Keeps the identity of this tab in step with the one session of all tabs, from now on. */
export function followSession({ session, manager, status }: FollowPorts): () => void {
  let known: string | null | undefined;

  /** Asks the provider who it is. Whatever becomes of it shows in the status. */
  const ask = async () => {
    if (['none', 'away'].includes(status.now().status)) status.loading();
    await manager.signinSilent().catch(() => undefined);
  };
  /** A reload, a new tab, new tokens of this tab or of another. */
  const take = async (stored: StoredSession) => {
    const user = await manager.current();
    if (!user || (user.access_token === stored.accessToken && user.expired)) return ask();
    await (user.access_token === stored.accessToken ? manager.getUser(true) : manager.adopt(user, stored));
  };
  /** Somebody else of staff has signed in in another tab: nothing of the person before stays in this one. */
  const makeRoom = async () => {
    session.makeRoom();
    await manager.forget();
    status.loading();
    await ask();
  };

  const follow = () => {
    const stored = session.read();
    const token = stored?.userType === 'admin' ? stored.accessToken : null;
    if (token === known) return;
    const wasSomebody = typeof known === 'string';
    known = token;
    if (stored && token !== null) {
      void take(stored).catch(async (error: unknown) => {
        if (error instanceof OtherPerson) await makeRoom();
      });
    } else {
      void manager.forget();
      status.gone(wasSomebody && !stored ? 'away' : 'none');
    }
  };
  session.subscribe(follow);
  return follow;
}
