// Asks an address from a thread of its own: a server that keeps its thread busy is then asked at the pace that was meant. Tells how many
// answers a second there can be, and then what became of so many times as many.
import { parentPort, workerData } from 'node:worker_threads';
import { askSteadily, mostPerSecond } from './ask-steadily.ts';

const { address, times, seconds } = workerData as { address: string; times: number; seconds: number };
const ask = () => fetch(address);
const capacity = await mostPerSecond(ask, { askers: 10, seconds: 2 });
parentPort?.postMessage(capacity);
parentPort?.postMessage(await askSteadily(ask, { perSecond: times * capacity, seconds }));
