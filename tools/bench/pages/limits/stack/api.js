import ky from 'ky';
import * as v from 'valibot';
import { readSession, writeSession } from './session.js';

const Tokens = v.object({
  success: v.literal(true),
  data: v.object({ accessToken: v.string(), refreshToken: v.string() }),
});

let refreshing = null;

async function refresh() {
  const session = readSession();
  if (session === null) return null;
  const answer = await ky.post('/api/v1/auth/refresh-token', { json: { refreshToken: session.refreshToken } }).json();
  const next = { ...session, ...v.parse(Tokens, answer).data };
  writeSession(next);
  return next;
}

export const api = ky.create({
  prefix: '/api/v1',
  hooks: {
    beforeRequest: [
      ({ request }) => {
        const session = readSession();
        request.headers.set('x-request-id', crypto.randomUUID());
        if (session) request.headers.set('authorization', `Bearer ${session.accessToken}`);
      },
    ],
    afterResponse: [
      async ({ request, response, retryCount }) => {
        if (response.status !== 401 || retryCount > 0) return;
        const session = await (refreshing ??= refresh().finally(() => (refreshing = null)));
        if (session === null) return;
        const headers = new Headers(request.headers);
        headers.set('authorization', `Bearer ${session.accessToken}`);
        return ky.retry({ request: new Request(request, { headers }) });
      },
    ],
  },
});

export const triggerPin = (policyNumber) =>
  api.post(`auth/trigger-login-otp/${encodeURIComponent(policyNumber)}?shouldSendOtp=true`).json();

export const signIn = async (values) => v.parse(Tokens, await api.post('auth/login', { json: values }).json()).data;
