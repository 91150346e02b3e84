/** The work took longer than it may. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * Waits for work, but not for ever. What started keeps running: its transaction ends by itself.
 *
 * @param milliseconds the limit; after it the promise fails with `TimedOut`
 */
export function withinTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
