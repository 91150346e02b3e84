// Requests that come when they come. Each is timed from when it was meant to be sent: one that has to wait for a connection, or for a
// sender that is busy, is as late for whoever waits as one that the server is slow with.
import { Agent, request } from 'node:http';

/** A client with so many connections at most, that stay open. Gives status and text of each answer. */
export function client(connections = 64) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (address, { method = 'GET', headers = {}, body, localAddress } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const how = {
        method,
        headers: { ...headers, ...length },
        ...(localAddress ? { localAddress, agent: false } : { agent }),
      };
      const asked = request(address, how, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }));
      });
      asked.on('error', reject);
      asked.end(body);
    });
}

/** Sends `count` requests, `rate` a second, whether earlier ones have been answered or not. `send` says whether the answer was right. */
export async function openLoop({ rate, count }, send) {
  const began = performance.now();
  const answers = [];
  const times = [];
  let failed = 0;
  for (let sent = 0; sent < count; sent += 1) {
    const due = began + (sent * 1000) / rate;
    const early = due - performance.now();
    if (early > 0.5) await new Promise((resolve) => setTimeout(resolve, early));
    const answer = send(sent)
      .catch(() => false)
      .then((isRight) => {
        times.push(performance.now() - due);
        if (!isRight) failed += 1;
      });
    answers.push(answer);
  }
  await Promise.all(answers);
  const seconds = (performance.now() - began) / 1000;
  return { ...percentiles(times), failed, perSecond: count / seconds };
}

/** The same by `clients` that each wait for their answer: how much there can be at most. */
export async function closedLoop({ clients, count }, send) {
  const began = performance.now();
  const times = [];
  let next = 0;
  let failed = 0;
  const work = async () => {
    while (next < count) {
      const from = performance.now();
      const isRight = await send(next++).catch(() => false);
      times.push(performance.now() - from);
      if (!isRight) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  const seconds = (performance.now() - began) / 1000;
  return { ...percentiles(times), failed, perSecond: count / seconds };
}

/** Of milliseconds. */
export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export const told = ({ p50, p95, p99, failed, perSecond }) =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)} a second, ${failed} failed`;
