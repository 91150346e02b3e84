import { createRenderer } from '@portal/service-documents';
import { anIssuer, fontFiles } from '@portal/service-documents/testing';
import { createIdentity, createStaffTokens, type Identity } from '@portal/service-identity';
import { aStaffProvider } from '@portal/service-identity/testing';
import { someProviders, withProviders } from '@portal/service-payments/testing';
import { type Database, type Message, seed, webRandom } from '@portal/service-store';
import { createService, type ServiceDependencies, type Table } from '../create-service';
import { type LogEvent } from '../wire/log-event';
import { checkReply } from './check-reply';
import { aCookieJar } from './cookie-jar';
import { testSeed } from './seeded-policies';

export const knownOrigin = 'https://portal.example.co.za';

export interface Sending {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** The body as it is, not made into JSON. */
  raw?: BodyInit;
}

export interface Sent {
  status: number;
  body: { success: boolean; data?: never; code?: string; message?: string; errors?: unknown[] };
  text: string;
  headers: Headers;
}

let addresses = 0;

/** A service over a seeded database, with a clock that tests move, an outbox and a log that they read. */
export async function aWorld(database: Database, more: Partial<ServiceDependencies> = {}, table?: Table) {
  let now = new Date('2026-11-20T08:00:00Z');
  /** Every request comes from another address, and from one browser that keeps its cookies. */
  const cookies = aCookieJar();
  const clock = { now: () => now };
  const outbox: Message[] = [];
  const events: LogEvent[] = [];
  const messenger = async (message: Message) => void outbox.push(message);
  const identity: Identity = createIdentity({
    database,
    clock,
    random: webRandom,
    messenger,
    secret: 'a secret of the tests, long enough',
    brand: { product: 'Ubuntu Funeral Cover' },
    pause: async () => undefined,
  });
  await seed(database, testSeed, now);
  const staff = await aStaffProvider(() => now);
  const dependencies: ServiceDependencies = {
    database,
    identity,
    clock,
    random: webRandom,
    messenger,
    version: 'test',
    staffTokens: createStaffTokens(staff.provider),
    render: createRenderer(fontFiles),
    providers: someProviders(),
    config: { origins: [knownOrigin], issuer: anIssuer, ...withProviders },
    log: (event) => void events.push(event),
    ...more,
  };
  const service = createService(dependencies, table);

  /** Sends a request; whatever comes back must keep the rules for every answer. */
  const send = async (method: string, path: string, { token, body, headers, raw }: Sending = {}): Promise<Sent> => {
    const work: Promise<void>[] = [];
    const shown = cookies.shownTo(path);
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(`http://service.test${path}`, {
      method,
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(shown !== null && { cookie: shown }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
    addresses += 1;
    const address = `10.0.${addresses >> 8}.${addresses & 255}`;
    const response = await service(request, { address, waitUntil: (more) => void work.push(more) });
    cookies.keep(response.headers.get('set-cookie'));
    await Promise.all(work);
    const text = await response.text();
    const sent: Sent = { status: response.status, headers: response.headers, text, body: parse(text) };
    checkReply(
      method,
      sent,
      events.findLast((event) => event.event === 'request'),
    );
    return sent;
  };

  /** The PIN in the newest message. */
  const sentPin = () => /PIN is (\d+)\./.exec(outbox.at(-1)?.text ?? '')?.[1] ?? 'none was sent';

  const signIn = async (policyNumber: string): Promise<{ accessToken: string; refreshToken: string }> => {
    await send('POST', `/api/v1/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`);
    const { body } = await send('POST', '/api/v1/auth/login', { body: { policyNumber, otp: sentPin() } });
    if (!body.data) throw new Error(`Could not sign in: ${body.code}`);
    return body.data;
  };

  return {
    database,
    identity,
    service,
    send,
    signIn,
    sentPin,
    outbox,
    events,
    clock,
    /** What the browser shows to an address, for requests that a test makes itself. */
    cookieFor: cookies.shownTo,
    /** A token as the identity provider of staff gives it. */
    staffToken: staff.tokenOf,
    /** Lets seconds pass. */
    wait: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
  };
}
export type World = Awaited<ReturnType<typeof aWorld>>;

const parse = (text: string): Sent['body'] => {
  try {
    return JSON.parse(text) as Sent['body'];
  } catch {
    return { success: false };
  }
};
