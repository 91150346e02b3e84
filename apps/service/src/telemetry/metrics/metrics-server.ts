import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Log } from '../../log';

interface Options {
  port: number;
  host: string;
  scrape: () => Promise<string>;
  log: Log;
}

export interface MetricsServer {
  port: number;
  stop(): void;
}

/** Prometheus's own name for its text. */
const textFormat = 'text/plain; version=0.0.4; charset=utf-8';

/** Answers `GET /metrics` on a port of its own, which is not for the public. Rejects when it cannot listen. */
export async function startMetricsServer({ port, host, scrape, log }: Options): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 5_000, keepAliveTimeout: 65_000 }, (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return send(response, 404, 'Not found\n');
    if (request.method !== 'GET') return send(response, 405, 'This method is not allowed\n');
    scrape().then(
      (text) => send(response, 200, text, textFormat),
      (error: unknown) => {
        log({ level: 'error', event: 'metrics', error });
        send(response, 500, 'The metrics could not be read\n');
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const send = (response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void =>
  void response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(body);
