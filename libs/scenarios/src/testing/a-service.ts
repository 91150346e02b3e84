import {
  type ApprovalAction,
  endpoints,
  type NotificationPage,
  type PaidStatus,
  type Policy,
  type PolicyListItem,
} from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { createService } from '@portal/service-core';
import { createRenderer } from '@portal/service-documents';
import { anIssuer, fontFiles } from '@portal/service-documents/testing';
import { createIdentity, noStaff } from '@portal/service-identity';
import { someProviders, withProviders } from '@portal/service-payments/testing';
import { type Message, type Seed, seed, webRandom } from '@portal/service-store';
import { openPgliteCopy } from '@portal/service-store/testing';
import * as v from 'valibot';

/** The service over an embedded database with this seed, at noon in Johannesburg of a day. */
export async function aService(given: Seed, today: PlainDate) {
  const now = new Date(`${today}T10:00:00Z`);
  const clock = { now: () => now };
  const { database, close } = await openPgliteCopy();
  await seed(database, given, now);
  const outbox: Message[] = [];
  const messenger = async (message: Message) => void outbox.push(message);
  const identity = createIdentity({
    database,
    clock,
    random: webRandom,
    messenger,
    secret: 'a secret of the tests, long enough',
    brand: { product: 'Ubuntu Funeral Cover' },
    pause: async () => undefined,
  });
  const service = createService({
    database,
    identity,
    clock,
    random: webRandom,
    messenger,
    version: 'test',
    staffTokens: noStaff,
    render: createRenderer(fontFiles),
    providers: someProviders(),
    config: { origins: [], issuer: anIssuer, ...withProviders },
    log: () => undefined,
  });

  let callers = 0;
  const send = async (method: string, path: string, token = '', body?: unknown): Promise<unknown> => {
    const work: Promise<void>[] = [];
    const request = new Request(`http://service.test/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // Each sign-in has an address of its own: limits count by address, and a PIN belongs to who asked for it.
    if (path.startsWith('auth/trigger')) callers += 1;
    const address = `10.0.${callers >> 8}.${callers & 255}`;
    const response = await service(request, { address, waitUntil: (more) => void work.push(more) });
    const text = await response.text();
    await Promise.all(work);
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };

  const signIn = async (number: string) => {
    await send('POST', `auth/trigger-login-otp/${number}?shouldSendOtp=true`);
    const pins = outbox.flatMap(({ text }) => /PIN is (\d+)\./.exec(text)?.[1] ?? []);
    const otp = pins.at(-1);
    const login = await send('POST', 'auth/login', '', { policyNumber: number, otp });
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
