import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A proxy before a database that can be made slow: everything that is asked then arrives late, as if each statement took so much longer. */
export async function delayingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let lateMs = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      socket.setNoDelay().on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    near.on('data', (asked) => setTimeout(() => far.write(asked), lateMs));
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: url.href,
    slowDown: (milliseconds: number) => {
      lateMs = milliseconds;
    },
    close: () => void server.close(),
  };
}
