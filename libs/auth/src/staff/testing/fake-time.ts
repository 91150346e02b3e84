import { vi } from 'vitest';

const { setImmediate } = globalThis;
/** Cryptography takes real time: what is under way has to be waited for. */
let digests = 0;
const digest = crypto.subtle.digest.bind(crypto.subtle);
crypto.subtle.digest = async (...args) => {
  digests += 1;
  return digest(...args).finally(() => (digests -= 1));
};

/** A clock that stands until it is moved. */
export const stopTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });

/** Lets everything happen that needs no time of the fake clock: answers, cryptography, whatever follows from them. */
export async function settle() {
  let quiet = 0;
  while (quiet < 10) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((done) => setImmediate(done));
    quiet = digests > 0 ? 0 : quiet + 1;
  }
}

/** Lets so many milliseconds pass, and everything happen that follows. */
export async function pass(ms: number) {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
}
