import { Worker } from 'node:worker_threads';

interface HardStop {
  /** From now on the process has so many milliseconds left; one that needs them all ends with 1. */
  arm(): void;
}

/**
 * Gets ready to end the process, whatever it does by then: a thread of its own waits, and acts where the main one has no turn any more.
 * It holds up no end that comes sooner. Source: docs/reliability.md#e10.
 */
export function prepareHardStop(ms: number): HardStop {
  const armed = new Int32Array(new SharedArrayBuffer(8));
  const watcher = new Worker(watching, {
    eval: true,
    execArgv: [],
    workerData: { armed, ms: ms + blockedMs, pid: process.pid },
  });
  watcher.unref();
  watcher.on('error', () => undefined);
  return {
    arm: () => {
      Atomics.store(armed, 0, 1);
      Atomics.notify(armed, 0);
      setTimeout(() => process.exit(1), ms).unref();
    },
  };
}

/** How much later than the main thread the watcher acts. */
const blockedMs = 200;

const watching = `
const { workerData: { armed, ms, pid } } = require('node:worker_threads');
Atomics.wait(armed, 0, 0);
Atomics.wait(armed, 1, 0, ms);
require('node:fs').writeSync(2, 'The service did not stop in time and was ended.\\n');
process.kill(pid, 'SIGKILL');
`;
