import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Of a debit: the bank has it, and does not know yet what becomes of it. */
const nothingToTell = JSON.stringify({ success: true, data: { result: null } });

/** A party outside that takes everything, remembers what it was given, and answers one request only when it is told to. */
export async function aHoldingPartner() {
  let taken: { path: string; body: string }[] = [];
  let holding: { path: string; begin: (release: () => void) => void } | null = null;
  const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? '';

  const server = createServer(async (request, response) => {
    const path = pathOf(request);
    const body = await text(request);
    if (request.method === 'POST') taken.push({ path, body });
    const answer = () => void response.writeHead(200, { 'content-type': 'application/json' }).end(nothingToTell);
    if (holding?.path !== path) return answer();
    const { begin } = holding;
    holding = null;
    begin(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /** Resolves once a request to this path has come, with what answers it. */
    holdNext: (path: string) => new Promise<() => void>((begin) => (holding = { path, begin })),
    /** What was posted to a path, by the field that names it. */
    given: (path: string, name: string) =>
      Map.groupBy(
        taken.filter((one) => one.path === path).map(({ body }) => JSON.parse(body) as Record<string, unknown>),
        (body) => body[name],
      ),
    forget: () => void (taken = []),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
