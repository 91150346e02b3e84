import {
  apiBase,
  type Endpoint,
  type EndpointName,
  endpoints,
  fillPath,
  type ReplyOf,
  type Endpoints,
} from '@portal/contract';
import { goodBodies } from '@portal/contract/testing';
import { type PlainDate, type RegisterReply } from '@portal/domain';
import { createStaffTokens } from '@portal/service-identity';
import { aStaffProvider, type SomeStaff } from '@portal/service-identity/testing';
import { collectPremiums, payClaims, signatureOf } from '@portal/service-payments';
import { secretOf } from '@portal/service-payments/testing';
import { claimsOfPolicies, payoutsOfClaims, schema, type Seed } from '@portal/service-store';
import { seededService } from '../seeded-service';
import { countedRandom } from './counted-random';

/** A call of the table: who makes it, what stands in the path and behind it, what is sent. */
export interface ExampleCall {
  /** A policy number to sign in with, a member of staff, or nobody. */
  by?: string | SomeStaff;
  /** The token itself, of a session that is signed in to no policy. */
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  /** One part of a file. */
  bytes?: Uint8Array<ArrayBuffer>;
}

export interface Answered {
  status: number;
  body: { success: boolean; data?: unknown };
}

/** The service over the policies of the scenarios, from eight in the morning of a day, where nothing is left to chance. */
export async function exampleService(given: Seed, today: PlainDate) {
  let now = new Date(`${today}T06:00:00Z`);
  const clock = { now: () => now };
  const random = countedRandom();
  const staff = await aStaffProvider(clock.now);
  const { database, providers, answer, newestPin, close } = await seededService(given, {
    clock,
    random,
    staffTokens: createStaffTokens(staff.provider),
  });

  /** Makes a call, three seconds after the one before. */
  async function make(
    name: EndpointName,
    { by, token: given, params = {}, query = {}, body, bytes }: ExampleCall,
  ): Promise<Answered> {
    const row: Endpoint = endpoints[name];
    const token = by === undefined ? given : await tokenOf(by);
    now = new Date(now.getTime() + 3000);
    const content = bytes ?? (body && JSON.stringify(body));
    const request = new Request(
      `http://service.test${apiBase}${fillPath(row.path, params)}?${new URLSearchParams(query).toString()}`,
      {
        method: row.method,
        headers: {
          'content-type': bytes ? 'application/octet-stream' : 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(row.signature && { [row.signature]: signatureOf(secretOf(row.signature), String(content)) }),
        },
        ...(content !== undefined && { body: content }),
      },
    );
    const response = await answer(request, { isNewCaller: name === 'triggerLoginOtp' || name === 'triggerClaimOtp' });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  }

  /** The data of a call that must be done. */
  async function dataOf<Name extends EndpointName>(name: Name, call: ExampleCall): Promise<ReplyOf<Endpoints[Name]>> {
    const { status, body } = await make(name, call);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body.data as ReplyOf<Endpoints[Name]>;
  }

  const sessions = new Map<string, { token: string; until: number }>();
  async function tokenOf(by: string | SomeStaff): Promise<string> {
    if (typeof by !== 'string') return staff.tokenOf(by);
    const known = sessions.get(by);
    if (known && known.until > now.getTime()) return known.token;
    const { accessToken: token } = await signIn(by);
    sessions.set(by, { token, until: now.getTime() + 9 * 60_000 });
    return token;
  }
  const signIn = async (policyNumber: string) => {
    await dataOf('triggerLoginOtp', { params: { policyNumber }, query: { shouldSendOtp: 'true' } });
    return dataOf('login', { body: { policyNumber, otp: newestPin() } });
  };

  /** A PIN with which the customer confirms a change. */
  const pinFor = async (policyNumber: string, purpose: string): Promise<string> => {
    await dataOf('otp', { by: policyNumber, params: { policyNumber }, query: { purpose } });
    return newestPin();
  };

  /** A debit that the bank has been asked for: the premiums of the coming days are collected as on every day. */
  const debitUnderWay = async () => {
    await collectPremiums({ database, clock, random, bank: providers.collectingBank });
    const [debit] = await database.select().from(schema.collections).orderBy(schema.collections.policyNumber).limit(1);
    if (!debit) throw new Error('Nothing is collected today');
    return debit;
  };

  /** A payment of a claim that the bank has been asked for, once its payee has said where to pay: it goes with the run of noon, or the last. */
  const payoutUnderWay = async (policyNumber: string, run: '10:00' | '13:00' = '10:00') => {
    const [claim] = await dataOf('claims', { by: policyNumber });
    if (!claim) throw new Error('The family has no claim');
    const params = { reference: claim.reference };
    const { version } = await dataOf('claim', { by: policyNumber, params });
    const otp = await pinFor(policyNumber, 'PAYEE_ACCOUNT');
    await dataOf('setPayeeAccount', {
      by: policyNumber,
      params,
      body: { ...goodBodies['setPayeeAccount'], otp, version },
    });
    now = new Date(`${today}T${run}:30Z`);
    const { payoutBank: bank, vouchers } = providers;
    const tools = { database, clock, random, bank, vouchers, creditorShortName: 'UBUNTU' };
    await payClaims(tools);
    const rows = await claimsOfPolicies(database, [policyNumber]);
    const ofClaim = rows.filter(({ reference }) => reference === claim.reference).map(({ id }) => id);
    const payouts = await payoutsOfClaims(database, ofClaim);
    const payout = payouts.find(({ status }) => status === 'SENT');
    if (!payout) throw new Error('Nothing is paid today');
    return payout;
  };

  /** From now on the register of deaths says this about everybody. */
  const registerSays = (reply: RegisterReply) => void (providers.deathRegister.check = async () => reply);

  return {
    registerSays,
    debitUnderWay,
    payoutUnderWay,
    make,
    dataOf,
    newestPin,
    signIn,
    pinFor,
    close,
    now: clock.now,
  };
}
export type ExampleService = Awaited<ReturnType<typeof exampleService>>;
