import { getRequestListener } from '@hono/node-server';
import { withProviders } from '@portal/service-payments/testing';
import { type Clock, type Message, type RandomSource } from '@portal/service-store';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Answer, createAnswer } from './answer';
import { createInbox } from './inbox';
import { movingClock } from './moving-clock';
import { type Options } from './options';
import { stubPayments } from './payments';
import { stubService } from './stub-service';

interface Around {
  realClock: Clock;
  random: RandomSource;
  version: string;
  /** Told of every message that the service sends. */
  onMessage: (message: Message) => void;
  /** Told of what went wrong by a mistake of ours. */
  onError: (error: unknown) => void;
}

export interface RunningStub {
  /** The part before `/api/v1`. */
  address: string;
  stop(): Promise<void>;
}

/** Listens, then makes the database, which takes some seconds: requests that come meanwhile wait. Rejects when it cannot listen. */
export async function startStub(
  { port, host, origins, issuer, today }: Options,
  { realClock, random, version, onMessage, onError }: Around,
): Promise<RunningStub> {
  const clock = movingClock(realClock, today);
  const inbox = createInbox(clock, onMessage);
  const isReady = Promise.withResolvers<Answer>();
  const server = createServer(
    getRequestListener(async (request, { incoming }) => {
      const answer = await isReady.promise;
      return answer(request, incoming.socket.remoteAddress ?? '');
    }),
  );
  server.listen(port, host);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const payments = stubPayments({ clock, address: `${address}/payment`, secret: withProviders.secrets.payat });
  const { service, close } = await stubService({
    clock,
    random,
    version,
    origins,
    onError,
    messenger: inbox.messenger,
    payments: payments.provider,
    issuer,
  });
  isReady.resolve(createAnswer({ service, inbox, clock, payments }));
  return {
    address,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await close();
    },
  };
}
