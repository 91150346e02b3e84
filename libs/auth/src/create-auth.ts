import { type Answer, type Api, type ApiPorts, createApi, createQueryClient } from '@portal/api-client';
import { authEndpoints, type Login, type OtpSent, type StoredSession, type Tokens } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';
import { type BrowserPorts, createSessionStore, type SessionStore } from './session-store';
import { forgetStaffTokens } from './staff/forget-staff-tokens';
import type { OpenStaff } from './staff/staff-identity';
import { whoAmIQuery } from './who-am-i';

export interface AuthPorts extends Omit<ApiPorts, 'session' | 'refresher'>, BrowserPorts {
  /** How staff sign in (`staffAt`). Without it they cannot. */
  staff?: OpenStaff;
  /** The person whose session ran out in this tab is about to be signed in to it again. */
  onReturn?: () => void;
  /** Where a tab keeps the session of somebody who claims. May throw, as browsers do that refuse storage. */
  tabStorage?: () => Storage;
}

/** Everything that signing in needs, and what stands on it. One for a page. Results only: toasts belong to the screen. */
export interface Auth {
  readonly session: SessionStore;
  readonly api: Api;
  readonly client: QueryClient;
  readonly tabStorage: () => Storage;
  /** Asks for a one-time PIN. The answer is the same whether the policy exists or not. */
  triggerOtp(policyNumber: string): Promise<Answer<OtpSent>>;
  /** Signs a customer in. The screen then selects the policy. */
  login(login: Login): Promise<Answer<Tokens>>;
  /** Fetches what staff sign in with. Null: staff cannot sign in here. Rejects when it cannot be fetched; ask again. */
  openStaff(): ReturnType<OpenStaff>;
}

/** Wires the session, the calls and the cache of one page. When a session ends, in whichever tab, the cache is emptied. */
export function createAuth({
  storage,
  events,
  staff = async () => null,
  onReturn,
  tabStorage = () => globalThis.sessionStorage,
  ...ports
}: AuthPorts): Auth {
  const session = createSessionStore({ ...(storage && { storage }), ...(events && { events }) });
  const isStaff = () => session.read()?.userType === 'admin';
  const api = createApi({
    ...ports,
    session,
    refresher: async (current, exchange) =>
      (current.userType === 'admin' && (await openStaff())?.renew(current)) || exchange(current),
  });
  const client = createQueryClient(api);

  let opened: ReturnType<OpenStaff> | undefined;
  const openStaff = () => (opened ??= open());
  const open = async () => {
    try {
      await null; // until `opened` is there: what opens may speak at once
      const identity = await staff({ session, client });
      if (!identity) session.showStaff({ status: 'none', staff: null, failure: null });
      return identity;
    } catch (error) {
      session.showStaff({
        status: 'unreachable',
        staff: null,
        failure: { name: 'Renew silent failed', reason: 'no-answer' },
      });
      opened = undefined; // only now: what hears of it must not ask again at once
      throw error;
    }
  };
  /** Staff who come with a reload, in a new tab, or by signing in in another one. */
  const follow = () => {
    if (isStaff()) openStaff().catch(() => undefined);
    else forgetStaffTokens();
  };
  /** Whose session ran out in this tab, until anybody is signed in again. */
  let away: string | undefined;
  /**
   * Somebody who signs in over their own session, or after it ran out, goes on with the new one. Where that cannot be asked, they are somebody
   * else.
   */
  const isSamePerson = async (next: StoredSession) => {
    const before = away;
    if (before === undefined && session.read() === null) return false;
    const asking = import('./is-same-person').then((part) => part.isSamePerson(api, session, next, before));
    return (await asking.catch(() => false)) && away === before;
  };
  session.subscribe((ended, forGood) => {
    if (ended) {
      away = forGood === false ? client.getQueryData(whoAmIQuery().queryKey)?.userId : undefined;
      client.clear();
    } else if (session.read() !== null) away = undefined;
    follow();
  });
  follow();

  return {
    session,
    api,
    client,
    tabStorage,
    openStaff,

    triggerOtp: (policyNumber) =>
      api.call(authEndpoints.triggerLoginOtp, { policyNumber }, undefined, { query: { shouldSendOtp: 'true' } }),

    login: async (login) => {
      const answer = await api.call(authEndpoints.login, {}, login);
      if (answer.success) {
        const next = { ...answer.data, userType: 'user' as const };
        const isSame = await isSamePerson(next);
        const before = session.read();
        if (before && !isSame) session.end(before, true); // in every tab: what theirs knows must not stand there under another name
        if (!before && isSame) onReturn?.();
        client.clear();
        session.start(next);
      }
      return answer;
    },
  };
}
