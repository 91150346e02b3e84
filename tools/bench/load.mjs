// Asks one address over and over on a fixed number of connections and reports requests per second and percentiles.
import { Agent, get } from 'node:http';

/** Runs for `seconds` after a short warm-up. `p50` and `p99` are milliseconds. */
export async function load(address, { headers = {}, connections = 32, seconds = 5, warmUp = 1 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise((resolve, reject) => {
      get(address, { agent, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (part) => (bytes += part.length));
        answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
      }).on('error', reject);
    });
  const spin = async (until, record) => {
    while (performance.now() < until) {
      const start = performance.now();
      const { status } = await ask();
      record?.(performance.now() - start, status);
    }
  };
  const all = (until, record) => Promise.all(Array.from({ length: connections }, () => spin(until, record)));

  await all(performance.now() + warmUp * 1000);
  const times = [];
  let errors = 0;
  const began = performance.now();
  await all(began + seconds * 1000, (ms, status) => {
    times.push(ms);
    if (status !== 200) errors++;
  });
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), errors };
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
