import { type Database, findSession, type Message, type RandomSource, webRandom } from '@portal/service-store';
import { createIdentity, type Identity } from '../create-identity';
import { later } from '../identity-limits';
import { type Outcome } from '../outcome';
import { isLive, type TokenPair } from '../session-life';
import { type TokenKind } from '../tokens';
import { type PinRequest } from '../trigger-pin';
import { addPolicies, type TestPolicy } from './add-policies';

export const testSecret = 'a secret of the tests, long enough';

/** A long number that no PIN of a test is, so that it is wrong everywhere. */
export const wrongPin = '00000000000';

let days = 0;
let addresses = 0;

/** An IPv4 address in a network of its own. */
export const anAddress = (): string => `10.${(addresses += 1) >> 8}.${addresses & 255}.7`;

/** Sign-in with a clock that tests move and an outbox that they read. Each world starts on a day of its own. */
export function aWorld(database: Database, random: RandomSource = webRandom) {
  let now = later(new Date('2026-11-20T08:00:00Z'), (days += 3) * 86_400_000);
  const outbox: Message[] = [];
  const identity: Identity = createIdentity({
    database,
    clock: { now: () => now },
    random,
    secret: testSecret,
    messenger: async (message) => void outbox.push(message),
    brand: { product: 'Ubuntu Funeral Cover' },
  });

  const trigger = async (policyNumber: string, more: Partial<PinRequest> = {}) => {
    const outcome = await identity.triggerPin({
      policyNumber,
      purpose: 'LOGIN',
      shouldSend: true,
      address: anAddress(),
      requestId: null,
      ...more,
    });
    if (outcome.success) await outcome.data.afterwards();
    return outcome;
  };

  /** The PIN in the newest message. */
  const sentPin = (): string => /PIN is (\d+)\./.exec(outbox.at(-1)?.text ?? '')?.[1] ?? 'no message was sent';

  const login = (policyNumber: string, otp: string, address = anAddress()) =>
    identity.login({ policyNumber, otp, address, userAgent: 'a browser', requestId: null });

  const refresh = (refreshToken: string) => identity.refresh({ refreshToken, address: anAddress(), requestId: null });

  return {
    identity,
    outbox,
    trigger,
    sentPin,
    login,
    refresh,
    now: () => now,
    /** Lets seconds pass. */
    wait: (seconds: number) => void (now = later(now, seconds * 1000)),
    addPolicy: async (more: Parameters<typeof addPolicies>[2] = {}): Promise<TestPolicy> =>
      (await addPolicies(database, 1, more))[0]!,
    signIn: async (policyNumber: string, address = anAddress()): Promise<TokenPair> => {
      dataOf(await trigger(policyNumber, { address }));
      return dataOf(await login(policyNumber, sentPin(), address));
    },
    /** A wrong guess after another until a PIN asked for here is dead. */
    killPin: async (policyNumber: string, address?: string) => {
      dataOf(await trigger(policyNumber));
      for (let tries = 0; tries < 5; tries += 1) await login(policyNumber, wrongPin, address);
    },
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
