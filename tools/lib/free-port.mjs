import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to whoever takes any: none of these is given away between the answer and its use. */
const ports = [20_000, 32_768];
const tries = 100;

/** Whether nobody listens on a port of this machine. */
export const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on. */
export async function freePort() {
  for (let number = 0; number < tries; number += 1) {
    const port = randomInt(...ports);
    if (await isFree(port)) return port;
  }
  throw new Error(`Of ${tries} ports from ${ports[0]} none is free`);
}
