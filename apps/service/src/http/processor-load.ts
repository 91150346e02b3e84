import { performance } from 'node:perf_hooks';

/** Milliseconds of work under way above which what comes in addition would only wait: enough that the processor never has nothing to do. */
const mostUnderWay = 1_000;
/** So few are never too many: nothing can be told from how fast they are answered. */
const fewest = 20;
/** Milliseconds over which rest and answers are counted. */
const lookEvery = 500;
/** A processor that rests less than this part of the time is what requests wait for; one that rests more waits for others itself. */
const leastRest = 0.1;
/** What is kept of earlier counts at each look, so that about five seconds count: requests that wait for each other's turns end together. */
const remembered = 0.9;

/**
 * What a refusal costs, as a part of an answer. Who refuses many answers fewer: if those were all that counted, it would go on refusing what it
 * could well answer.
 */
const refusal = 1 / 8;

interface Measures {
  /** Milliseconds that only ever grow. */
  now: () => number;
  /** Milliseconds of them in which the event loop had nothing to do. */
  idle: () => number;
}

/** What this thread says of itself. */
export const ofThisThread: Measures = {
  now: () => performance.now(),
  idle: () => performance.eventLoopUtilization().idle,
};

export interface ProcessorLoad {
  /** Notes a request. What it gives is to be called once, when that has been answered or given up. */
  begin(): () => void;
  /**
   * Notes that one of them waits for others of its own caller, and not for the processor: a customer with sixty changes in line is no reason to
   * refuse everybody else. What it gives is to be called when that is over.
   */
  wait(): () => void;
  /** Whether the processor is what requests wait for, and has more than enough of them: then the one that this is asked about is refused. */
  isTooMuch(): boolean;
}

/** Tells when the processor has too much to do, by how little it rested lately and how many requests it then answered (decision 010). */
export function processorLoad({ now, idle }: Measures): ProcessorLoad {
  let underWay = 0;
  let ended = 0;
  let refused = 0;
  let since = { at: now(), idle: idle() };
  let isBusy = false;
  /** Of times in which it was busy: only then is it known how many it can answer, if it refuses none. */
  const busy = { milliseconds: 0, answered: 0 };

  const look = () => {
    const passed = now() - since.at;
    if (passed < lookEvery) return;
    isBusy = idle() - since.idle < leastRest * passed;
    if (isBusy) {
      busy.milliseconds = busy.milliseconds * remembered + passed;
      busy.answered = busy.answered * remembered + ended + refused * refusal;
    }
    since = { at: now(), idle: idle() };
    ended = 0;
    refused = 0;
  };
  const most = () => Math.max(fewest, (busy.answered / busy.milliseconds) * mostUnderWay);

  return {
    begin() {
      underWay += 1;
      return () => {
        underWay -= 1;
        ended += 1;
      };
    },
    wait() {
      underWay -= 1;
      return () => {
        underWay += 1;
      };
    },
    isTooMuch() {
      look();
      const isRefused = isBusy && underWay >= most();
      if (isRefused) refused += 1;
      return isRefused;
    },
  };
}
