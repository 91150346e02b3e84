/** The work took longer than it may. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** A limit on our own time. While somebody else is waited for, the time does not count. */
export interface TimeLimit {
  /** Waits for work, but not for ever. What started keeps running: its transaction ends by itself. */
  within<Value>(work: Promise<Value>): Promise<Value>;
  /** Stops counting until this is there: a body that the caller still sends has a limit of its own. */
  except<Value>(arrival: Promise<Value>): Promise<Value>;
}

/**
 * Makes the limit of one call.
 *
 * @param milliseconds the limit; after it `within` fails with `TimedOut`
 */
export function timeLimit(milliseconds: number): TimeLimit {
  let fail: (error: TimedOut) => void = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isStarted = false;
  let awaited = 0;
  const start = () => {
    if (isStarted && !isOver && awaited === 0) timer = setTimeout(() => fail(new TimedOut()), milliseconds);
  };
  return {
    within: (work) =>
      new Promise((resolve, reject) => {
        fail = reject;
        isStarted = true;
        start();
        work.then(resolve, reject).finally(() => {
          isOver = true;
          clearTimeout(timer);
        });
      }),
    except: (arrival) => {
      clearTimeout(timer);
      awaited += 1;
      return arrival.finally(() => {
        awaited -= 1;
        start();
      });
    },
  };
}
