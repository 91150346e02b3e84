// Asks one address over and over on a fixed number of connections and reports requests per second and percentiles.
// It speaks HTTP over plain sockets: a client that costs as much as the server would hide what the server costs.
import { connect } from 'node:net';

/** Runs for `seconds` after a warm-up. `p50` and `p99` are milliseconds; an error is any answer but 200; `asked` counts all. */
export async function load(address, { headers = {}, connections = 32, seconds = 5, warmUp = 0.5 } = {}) {
  const { hostname, port, host, pathname } = new URL(address);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const times = [];
  let errors = 0;
  let asked = 0;

  const from = performance.now() + warmUp * 1000;
  const until = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      askOver({ host: hostname, port }, request, until, (began, ended, status) => {
        asked++;
        if (began < from) return;
        times.push(ended - began);
        if (status !== 200) errors++;
      }),
    ),
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), errors, asked };
}

/** One request after the other over one connection, until the time is over. */
const askOver = (place, request, until, record) =>
  new Promise((resolve, reject) => {
    let held = Buffer.alloc(0);
    let began = 0;
    const ask = () => {
      began = performance.now();
      socket.write(request);
    };
    const socket = connect(place, ask);
    socket.setNoDelay();
    socket.on('data', (part) => {
      held = held.length === 0 ? part : Buffer.concat([held, part]);
      const answer = wholeAnswer(held);
      if (answer === null) return;
      const now = performance.now();
      record(began, now, answer.status);
      held = held.subarray(answer.length);
      if (now < until) return ask();
      socket.end();
      resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection')));
  });

/** Status and length of an answer that has arrived to its end; null until then. */
function wholeAnswer(bytes) {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = bytes.latin1Slice(0, end);
  const [, size] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (size === undefined) throw new Error(`An answer without a length: ${head}`);
  const length = end + 4 + Number(size);
  return bytes.length < length ? null : { status: Number(head.slice(9, 12)), length };
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
