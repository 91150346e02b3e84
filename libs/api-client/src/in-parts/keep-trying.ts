import { type Answer } from '../answer';
import { cancelled } from '../failures';
import { type Line } from './line';
import { type TransferControl } from './transfer';

/** Milliseconds before a repeat: doubled with each, up to the longest. */
const firstWait = 1_000;
const longestWait = 30_000;

/** Tries without an answer while there is a network, until it stops and somebody has to go on: some two minutes. */
const mostTries = 8;
/** The call that uses what has arrived is repeated so often: its form says then what became of it. */
const mostLastTries = 5;

/** Whether the service has answered: anything else may be tried again. */
const isAnswered = (answer: Answer<unknown>) =>
  answer.success || (answer.status < 500 && answer.status !== 408 && answer.status !== 429);

const waitBefore = (tries: number) => Math.min(longestWait, firstWait * 2 ** Math.max(0, tries - 1));

export interface Trying {
  transfer: TransferControl;
  line: Line;
  /** False where nobody sees it or something else sends again: a call that the line loses is not tried again. */
  waits: boolean;
}

type Attempt<Data> = (signal: AbortSignal) => Promise<Answer<Data>>;

/**
 * Makes a call until the service has answered: over breaks of the line and over pauses. What is tried has to do the same when it is done
 * twice. The transfer says what it waits for.
 */
export async function keepTrying<Data>(
  { transfer, line, waits }: Trying,
  attempt: Attempt<Data>,
): Promise<Answer<Data>> {
  for (let tries = 0; ;) {
    if (transfer.isPaused()) {
      await transfer.whenGoingOn();
      tries = 0;
    }
    if (transfer.isCancelled()) return cancelled;
    const signal = transfer.signal();
    const answer = await attempt(signal);
    if (transfer.isCancelled()) return cancelled;
    if (isAnswered(answer)) return answer;
    if (transfer.isPaused()) continue;
    if (!waits) return answer;
    if (line.isOnline()) tries += 1;
    if (tries >= mostTries) {
      transfer.stop();
      continue;
    }
    const before = transfer.state();
    transfer.put({ ...before, kind: 'waiting' });
    await line.wait(waitBefore(tries), signal);
    if (transfer.state().kind === 'waiting') transfer.put(before);
  }
}

/** The last call, which nobody takes back: repeated as it is, a few times and while there is no network. */
export async function tryLast<Data>(
  { transfer, line, waits }: Trying,
  attempt: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const { parts } = transfer.state();
  transfer.put({ kind: 'finishing', arrived: parts, parts });
  for (let tries = 1; ;) {
    const answer = await attempt();
    if (isAnswered(answer) || !waits || tries >= mostLastTries) return answer;
    await line.wait(waitBefore(tries), transfer.signal());
    if (line.isOnline()) tries += 1;
  }
}
