import {
  type ApprovalAction,
  endpoints,
  type NotificationPage,
  type PaidStatus,
  type Policy,
  type PolicyListItem,
} from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type Seed, webRandom } from '@portal/service-store';
import * as v from 'valibot';
import { seededService } from './seeded-service';

/** The service over an embedded database with this seed, at noon in Johannesburg of a day. */
export async function aService(given: Seed, today: PlainDate) {
  const now = new Date(`${today}T10:00:00Z`);
  const { answer, newestPin, close } = await seededService(given, { clock: { now: () => now }, random: webRandom });
  const send = async (method: string, path: string, token = '', body?: unknown): Promise<unknown> => {
    const request = new Request(`http://service.test/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await answer(request, { isNewCaller: path.startsWith('auth/trigger') });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };

  const signIn = async (number: string) => {
    await send('POST', `auth/trigger-login-otp/${number}?shouldSendOtp=true`);
    const login = await send('POST', 'auth/login', '', { policyNumber: number, otp: newestPin() });
    const { accessToken } = v.parse(endpoints.login.reply, login);
    const read = async <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
      v.parse(schema, await send('GET', path, accessToken));
    return {
      policies: (): Promise<PolicyListItem[]> => read('policies', endpoints.policies.reply),
      policy: async (of = number): Promise<Policy> => (await read(`policy/${of}`, endpoints.policy.reply)).policy,
      paidStatus: (of = number): Promise<PaidStatus> => read(`policies/${of}/paid-status`, endpoints.paidStatus.reply),
      pending: (of = number): Promise<ApprovalAction[]> =>
        read(`approval-actions/pending/${of}`, endpoints.pendingApprovalActions.reply),
      notifications: (): Promise<NotificationPage> => read('notifications/in-app', endpoints.notifications.reply),
    };
  };

  const readers = new Map<string, ReturnType<typeof signIn>>();
  return {
    close,
    /** Signs in with a policy number, once, and gives what this customer may read, checked against the contract. */
    signIn(number: string): ReturnType<typeof signIn> {
      const reader = readers.get(number) ?? signIn(number);
      readers.set(number, reader);
      return reader;
    },
  };
}
export type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof aService>>['signIn']>>;
