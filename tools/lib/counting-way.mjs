import { connect, createServer } from 'node:net';
import { freePort } from './free-port.mjs';

/** Passes everything on to a port, and counts the bytes that come back. */
export async function countingWay(to) {
  const way = { bytes: 0, port: await freePort(), close: () => server.close() };
  const server = createServer((page) => {
    const answers = connect(to, 'localhost');
    answers.on('data', (part) => (way.bytes += part.length));
    page.pipe(answers).pipe(page);
    for (const each of [page, answers]) each.on('error', () => [page, answers].forEach((end) => end.destroy()));
  });
  await new Promise((resolve) => server.listen(way.port, resolve));
  return way;
}
