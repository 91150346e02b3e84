import { type Answer, type Api, type ApiPorts, createApi, createQueryClient } from '@portal/api-client';
import { authEndpoints, type Login, type OtpSent, type Tokens } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';
import { type BrowserPorts, createSessionStore, type SessionStore } from './session-store';

export interface AuthPorts extends Omit<ApiPorts, 'session'>, BrowserPorts {}

/** Everything that signing in and out needs, and what stands on it. One for a page. Results only: toasts belong to the screen. */
export interface Auth {
  readonly session: SessionStore;
  readonly api: Api;
  readonly client: QueryClient;
  /** Asks for a one-time PIN. The answer is the same whether the policy exists or not. */
  triggerOtp(policyNumber: string): Promise<Answer<OtpSent>>;
  /** Signs a customer in. The screen then selects the policy. */
  login(login: Login): Promise<Answer<Tokens>>;
  /** Signs out: here at once, then at the service. A failure tells only that the service did not hear of it. */
  logout(): Promise<Answer<{ signedOut: true }>>;
}

/** Wires the session, the calls and the cache of one page. When a session ends, in whichever tab, the cache is emptied. */
export function createAuth({ storage, events, ...ports }: AuthPorts): Auth {
  const session = createSessionStore({ ...(storage && { storage }), ...(events && { events }) });
  const api = createApi({ ...ports, session });
  const client = createQueryClient(api);
  session.subscribe((ended) => {
    if (ended) client.clear();
  });

  return {
    session,
    api,
    client,

    triggerOtp: (policyNumber) =>
      api.call(authEndpoints.triggerLoginOtp, { policyNumber }, undefined, { query: { shouldSendOtp: 'true' } }),

    login: async (login) => {
      const answer = await api.call(authEndpoints.login, {}, login);
      if (answer.success) {
        client.clear();
        session.start({ ...answer.data, userType: 'user' });
      }
      return answer;
    },

    logout: async () => {
      const ended = session.read();
      session.clear();
      if (!ended) return { success: true, data: { signedOut: true } };
      const answer = await api.call(authEndpoints.logout, {}, undefined, { as: ended });
      if (answer.success || answer.status !== 401) return answer;

      // The access token had run out. New tokens, stored nowhere, end the session at the service too.
      const { refreshToken, userType } = ended;
      const tokens = await api.call(authEndpoints.refreshToken, {}, { refreshToken }, { as: ended });
      if (!tokens.success) return tokens;
      return api.call(authEndpoints.logout, {}, undefined, { as: { ...tokens.data, userType } });
    },
  };
}
