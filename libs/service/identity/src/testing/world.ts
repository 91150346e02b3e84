import { type Database, findSession, type Message, type RandomSource, webRandom } from '@portal/service-store';
import { createIdentity, type Identity } from '../create-identity';
import { later } from '../identity-limits';
import { type Outcome } from '../outcome';
import { isLive, type TokenPair } from '../session-life';
import { type TokenKind } from '../tokens';
import { type PinRequest } from '../trigger-pin';
import { addPolicies, type TestPolicy } from './add-policies';

const testSecret = 'a secret of the tests, long enough';

/** A long number that no PIN of a test is, so that it is wrong everywhere. */
export const wrongPin = '00000000000';

/** Who confirms a change, where a test does not say. */
export const aSession = { sessionId: 'a-session' };

let days = 0;
let addresses = 0;

/** An IPv4 address in a network of its own. */
export const anAddress = (): string => `10.${(addresses += 1) >> 8}.${addresses & 255}.7`;

/** Sign-in with a clock that tests move and an outbox that they read. Each world starts on a day of its own. */
export function aWorld(database: Database, random: RandomSource = webRandom) {
  let now = later(new Date('2026-11-20T08:00:00Z'), (days += 3) * 86_400_000);
  /** Where requests come from that name no address. They show no cookie. */
  const home = anAddress();
  const outbox: Message[] = [];
  const pauses: number[] = [];
  const identity: Identity = createIdentity({
    database,
    clock: { now: () => now },
    random,
    secret: testSecret,
    messenger: async (message) => void outbox.push(message),
    brand: { product: 'Ubuntu Funeral Cover' },
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });

  const trigger = async (policyNumber: string, more: Partial<PinRequest> = {}) => {
    const outcome = await identity.triggerPin({
      policyNumber,
      purpose: 'LOGIN',
      shouldSend: true,
      address: home,
      requestId: null,
      by: more.purpose && more.purpose !== 'LOGIN' ? aSession : { deviceToken: null },
      ...more,
    });
    if (outcome.success) await outcome.data.afterwards();
    return outcome;
  };

  /** The PIN in the newest message. */
  const sentPin = (): string => /PIN is (\d+)\./.exec(outbox.at(-1)?.text ?? '')?.[1] ?? 'no message was sent';

  const login = (policyNumber: string, otp: string, address = home, deviceToken: string | null = null) =>
    identity.login({ policyNumber, otp, address, deviceToken, userAgent: 'a browser', requestId: null });

  /** A browser that keeps its cookie, at an address of its own. */
  const aBrowser = (address = anAddress()) => {
    let deviceToken: string | null = null;
    const ask = async (policyNumber: string, more: Partial<PinRequest> = {}) => {
      const outcome = await trigger(policyNumber, { address, by: { deviceToken }, ...more });
      if (outcome.success) deviceToken = outcome.data.deviceToken ?? deviceToken;
      return outcome;
    };
    const type = async (policyNumber: string, otp: string) => {
      const outcome = await login(policyNumber, otp, address, deviceToken);
      if (outcome.success) deviceToken = outcome.data.deviceToken;
      return outcome;
    };
    return {
      address,
      trigger: ask,
      login: type,
      signIn: async (policyNumber: string): Promise<TokenPair> => {
        dataOf(await ask(policyNumber));
        return dataOf(await type(policyNumber, sentPin())).tokens;
      },
      /** A wrong guess after another until a PIN asked for here is dead. */
      killPin: async (policyNumber: string) => {
        dataOf(await ask(policyNumber));
        for (let tries = 0; tries < 5; tries += 1) await type(policyNumber, wrongPin);
      },
      /** What the browser shows. */
      cookie: () => deviceToken,
    };
  };

  const refresh = (refreshToken: string) => identity.refresh({ refreshToken, address: anAddress(), requestId: null });

  return {
    identity,
    outbox,
    /** How long each slowed message waited, in milliseconds. */
    pauses,
    trigger,
    sentPin,
    login,
    refresh,
    now: () => now,
    /** Lets seconds pass. */
    wait: (seconds: number) => void (now = later(now, seconds * 1000)),
    addPolicy: async (more: Parameters<typeof addPolicies>[2] = {}): Promise<TestPolicy> =>
      (await addPolicies(database, 1, more))[0]!,
    aBrowser,
    /** Signs in on a browser that was never there. */
    signIn: (policyNumber: string): Promise<TokenPair> => aBrowser().signIn(policyNumber),
    /** What the service does with a bearer: read it, then look at its session. */
    accepts: async (kind: TokenKind, token: string): Promise<boolean> => {
      const contents = identity.readToken(kind, token, now);
      const session = contents && (await findSession(database, contents.sessionId));
      return session !== null && isLive(session, now);
    },
  };
}

/** The data of a success. */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (!outcome.success) throw new Error(`Refused: ${outcome.failure.code}`);
  return outcome.data;
}

/** What an outcome was: `ok` or the code of the refusal. */
export const verdict = (outcome: Outcome<unknown>): string => (outcome.success ? 'ok' : outcome.failure.code);

/** How many of each verdict. */
export const tally = (outcomes: Outcome<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[verdict(outcome)] = (counts[verdict(outcome)] ?? 0) + 1;
  return counts;
};

/** The same thing started so many times at once. */
export const inParallel = <T>(times: number, start: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, i) => start(i)));
