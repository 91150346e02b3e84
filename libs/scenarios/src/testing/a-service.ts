import {
  type ApprovalAction,
  endpoints,
  type NotificationPage,
  type PaidStatus,
  type Policy,
  type PolicyListItem,
} from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { createStaffTokens } from '@portal/service-identity';
import { aStaffProvider, someConsultant } from '@portal/service-identity/testing';
import { type Seed, webRandom } from '@portal/service-store';
import * as v from 'valibot';
import { seededService } from './seeded-service';

/** The service over an embedded database with this seed, at noon in Johannesburg of a day. */
export async function aService(given: Seed, today: PlainDate) {
  const now = new Date(`${today}T10:00:00Z`);
  const clock = { now: () => now };
  const staff = await aStaffProvider(clock.now);
  const staffTokens = createStaffTokens(staff.provider);
  const { answer, newestPin, close } = await seededService(given, { clock, random: webRandom, staffTokens });
  const send = async (method: string, path: string, token = '', body?: unknown): Promise<unknown> => {
    const request = new Request(`http://service.test/api/v1/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await answer(request, { isNewCaller: /^(auth\/trigger|claims\/trigger)/.test(path) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };

  const readAs = async <T>(token: string, path: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
    v.parse(schema, await send('GET', path, token));

  const signIn = async (number: string) => {
    await send('POST', `auth/trigger-login-otp/${number}?shouldSendOtp=true`);
    const login = await send('POST', 'auth/login', '', { policyNumber: number, otp: newestPin() });
    const { accessToken } = v.parse(endpoints.login.reply, login);
    const read = <T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
      readAs(accessToken, path, schema);
    return {
      policies: (): Promise<PolicyListItem[]> => read('policies', endpoints.policies.reply),
      policy: async (of = number): Promise<Policy> => (await read(`policy/${of}`, endpoints.policy.reply)).policy,
      paidStatus: (of = number): Promise<PaidStatus> => read(`policies/${of}/paid-status`, endpoints.paidStatus.reply),
      pending: (of = number): Promise<ApprovalAction[]> =>
        read(`approval-actions/pending/${of}`, endpoints.pendingApprovalActions.reply),
      claims: () => read('claims', endpoints.claims.reply),
      deathReports: () => read(`policies/${number}/death-reports`, endpoints.ownDeathReports.reply),
      notifications: (): Promise<NotificationPage> => read('notifications/in-app', endpoints.notifications.reply),
    };
  };

  const readers = new Map<string, ReturnType<typeof signIn>>();
  return {
    close,
    /** How a policy stands, as a consultant reads it. */
    policyForStaff: async (number: string): Promise<Policy> => {
      const token = await staff.tokenOf(someConsultant);
      await send('POST', `staff/servicings/${number}`, token, {
        reason: 'CLAIM',
        note: 'To see how it stands',
        answers: [],
      });
      return (await readAs(token, `policy/${number}`, endpoints.policy.reply)).policy;
    },
    /** References in a view of the queue of claims. */
    queue: async (view: string): Promise<string[]> => {
      const path = `staff/claims?view=${view}&pageSize=50`;
      const { data } = await readAs(await staff.tokenOf(someConsultant), path, endpoints.claimQueue.reply);
      return data.map(({ reference }) => reference);
    },
    /** A claim as a consultant reads it. */
    caseOf: async (id: string) =>
      readAs(await staff.tokenOf(someConsultant), `staff/claims/${id}`, endpoints.claimCase.reply),
    /** Signs somebody in to a claim, by the policy number and their own number, and reads it. */
    claimOf: async (claim: string, Cell_Number: string) => {
      await send('POST', 'claims/trigger-otp', '', { claim, Cell_Number });
      const login = await send('POST', 'claims/login', '', { claim, Cell_Number, otp: newestPin() });
      const { accessToken, reference } = v.parse(endpoints.claimLogin.reply, login);
      return readAs(accessToken, `claims/${reference}`, endpoints.claim.reply);
    },
    /** Signs in with a policy number, once, and gives what this customer may read, checked against the contract. */
    signIn(number: string): ReturnType<typeof signIn> {
      const reader = readers.get(number) ?? signIn(number);
      readers.set(number, reader);
      return reader;
    },
  };
}
export type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof aService>>['signIn']>>;
