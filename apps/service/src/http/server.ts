import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type Log } from '../log';
import { answerParserError, answerTunnel } from './parser-errors';
import { refuse } from './refuse';
import { type AnswerEarly } from './refuse-early';

/** A request's way in: its target as it was written, and who sent it. */
interface Origin {
  target: string;
  address: string;
  /** The trace that the request belongs to, for the log; null: none. */
  traceId?: string | null;
  /** Told which kind of address answers: a template, never the path as it came. */
  onRoute?: (template: string) => void;
}
export type Answerer = (request: Request, origin: Origin) => Response | Promise<Response>;

interface Options {
  port: number;
  host: string;
  answer: Answerer;
  addressOf: (connection: Parameters<Parameters<typeof createServer>[1] & object>[0]) => string;
  /** On every answer. */
  headers: Map<string, string>;
  /** Asked first; absent: nothing is answered early. */
  early?: AnswerEarly;
  log: Log;
}

export interface RunningServer {
  port: number;
  /** Answers as before, and closes each connection with its answer: what comes next looks for another process. */
  drain(): void;
  /** Takes no new connection, lets requests that are in flight be answered for this long, and is done. */
  stop(graceMs: number): Promise<void>;
}

/** Source: docs/reliability.md#constants, "Server timeouts". Keep-alive outlasts the idle time of common load balancers. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  requireHostHeader: false, // refused by the listener, in the standard form
};

/** Connections whose last request was answered are looked for this often while stopping. */
const sweepEvery = 50;

/** Listens, and hands every request to `answer`. Rejects when it cannot listen. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { port, host, answer, addressOf, headers, early = () => null, log } = options;
  const always = Object.fromEntries(headers);
  let isDraining = false;
  const listener = getRequestListener(
    (request, { incoming }) =>
      answer(request, { target: incoming.url ?? '/', address: addressOf(incoming as Parameters<typeof addressOf>[0]) }),
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return refuse(400, 'BAD_REQUEST', 'The request could not be read');
        log({ level: 'error', event: 'unexpected', error });
        return refuse(500, 'INTERNAL_SERVER_ERROR', 'Internal server error');
      },
    },
  );
  const server = createServer(limits, (incoming, outgoing) => {
    const answered = early(incoming, outgoing);
    if (answered) {
      const length = { 'content-length': String(Buffer.byteLength(answered.body)) };
      // In one piece: headers that are set one by one cost as much as the rest of a refusal.
      outgoing.writeHead(answered.status, { ...always, ...answered.headers, ...length }).end(answered.body);
      return;
    }
    outgoing.setHeaders(headers);
    if (isDraining) outgoing.setHeader('connection', 'close');
    void listener(incoming, outgoing);
  });
  server.on('clientError', (error, socket) => answerParserError(error, socket, headers));
  server.on('connect', (_request, socket) => answerTunnel(socket, headers));
  server.listen(port, host);
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    drain: () => {
      isDraining = true;
    },
    stop: (graceMs) =>
      new Promise((resolve) => {
        isDraining = true;
        const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
        const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(deadline);
          resolve();
        });
      }),
  };
}
