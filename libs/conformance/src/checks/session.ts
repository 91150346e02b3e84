import { endpoints } from '@portal/contract';
import { textAt } from '../backend/exchange';
import { asCustomer } from '../kit/kit';
import { type Check, notTried, tried } from './check';
import { replyFindings } from './contract';
import { expectRefusal } from './expect';
import { wrongBody } from './write-calls';

const ofTheCaller = 'the session came with --token: it is left as it is';

/** Before all others: they go on with the tokens that are new then. */
export const refreshChecks: readonly Check[] = [
  {
    group: 'contract',
    level: 'read',
    says: 'A refresh token is exchanged for new tokens',
    docs: 'docs/api/sign-in.md#refresh',
    call: 'refreshToken',
    run: async (kit) => {
      const { refreshToken } = kit.session;
      if (refreshToken === null) return notTried(ofTheCaller);
      const answer = await kit.backend.call('refreshToken', { token: null, body: { refreshToken } });
      const accessToken = textAt(answer.json, 'data', 'accessToken');
      if (accessToken !== null) {
        kit.session = { accessToken, refreshToken: textAt(answer.json, 'data', 'refreshToken') };
      }
      return tried(replyFindings(endpoints.refreshToken, answer));
    },
  },
  {
    group: 'refusals',
    level: 'read',
    says: 'POST /auth/login is there and refuses a field that it does not take',
    docs: 'docs/reliability.md#c4',
    call: 'login',
    run: async ({ backend }) =>
      tried(expectRefusal(await backend.call('login', { token: null, body: wrongBody }), 'UNKNOWN_FIELD')),
  },
  {
    group: 'contract',
    level: 'read',
    says: 'Without the word true no PIN is sent, and the times are told',
    docs: 'docs/reliability.md#b12',
    call: 'triggerLoginOtp',
    run: async ({ backend, policyNumber }) => {
      const query = { shouldSendOtp: 'false' };
      const answer = await backend.call('triggerLoginOtp', { token: null, params: { policyNumber }, query });
      return tried(replyFindings(endpoints.triggerLoginOtp, answer));
    },
  },
];

/** After all that need the session. */
export const signOutChecks: readonly Check[] = [
  {
    group: 'refusals',
    level: 'read',
    says: 'After signing out the token opens nothing',
    docs: 'docs/api/sign-in.md#signing-out',
    call: 'logout',
    run: async (kit) => {
      if (kit.session.refreshToken === null) return notTried(ofTheCaller);
      const answer = await asCustomer(kit, 'logout');
      const after = await asCustomer(kit, 'whoAmI');
      return tried([...replyFindings(endpoints.logout, answer), ...expectRefusal(after, 'UNAUTHORIZED')]);
    },
  },
];
