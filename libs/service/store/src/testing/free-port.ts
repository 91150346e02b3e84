import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to whoever takes any: none of these is given away between the answer and its use. */
const [lowest, end] = [20_000, 32_768];
const tries = 100;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let number = 0; number < tries; number += 1) {
    const port = randomInt(lowest, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`Of ${tries} ports from ${lowest} none is free`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
