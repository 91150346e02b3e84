import { type Release } from './release';
import { startWorker } from './start-worker';
import { type WorkerScope } from './worker-scope';

/** Written in by the build. */
declare const builtRelease: Release;

startWorker(globalThis as unknown as WorkerScope, builtRelease);
