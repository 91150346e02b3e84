import { type Answer } from '@portal/api-client';
import { type Change } from '@portal/contract';
import { isDecided } from './is-decided';
import { nextOf, type WaitingChange, type WaitingChanges } from './waiting-changes';

/** The outside world of what waits. */
export interface WaitingPorts {
  waiting: WaitingChanges;
  send: (change: WaitingChange) => Promise<Answer<Change>>;
  /** Told of each answer, once it is no longer kept that it waits. */
  onAnswer: (change: WaitingChange, answer: Answer<Change>) => void;
  isOnline: () => boolean;
  now: () => Date;
  /** Held across tabs. Without it two tabs may both send, which the idempotency key makes one change. */
  locks: Pick<LockManager, 'request'> | undefined;
}

/** Does one thing to what waits while no other tab does. */
export const inTurn = <Result>(locks: WaitingPorts['locks'], work: () => Promise<Result>): Promise<Result> =>
  locks ? (locks.request('waiting changes', work) as Promise<Result>) : work();

/**
 * Sends what waits for a network, one after the other, in the order in which it was confirmed. Each is forgotten only by the service's own
 * answer; the first that gets none ends the round, and the next one begins with it.
 */
export function sendWaiting(userId: string, ports: WaitingPorts): Promise<void> {
  const { waiting, send, onAnswer, isOnline, now, locks } = ports;
  return inTurn(locks, async () => {
    for (const { key } of await waiting.of(userId)) {
      const change = (await waiting.of(userId)).find((one) => one.key === key);
      if (!change || nextOf(change, now()) !== 'goes-out') continue;
      if (!isOnline()) return;
      if (!change.wasTried) await waiting.put({ ...change, wasTried: true });
      const answer = await send(change);
      if (!isDecided(answer)) return;
      if (answer.success) await waiting.remove(key);
      else await waiting.put({ ...change, wasTried: false, refusal: answer.message });
      onAnswer(change, answer);
    }
  });
}

/** Takes a change back before it goes out; null: it went out, or it may have. */
export const takeBack = (
  userId: string,
  key: string,
  { waiting, now, locks }: Pick<WaitingPorts, 'waiting' | 'now' | 'locks'>,
): Promise<WaitingChange | null> =>
  inTurn(locks, async () => {
    const change = (await waiting.of(userId)).find((one) => one.key === key);
    if (!change || (change.wasTried && nextOf(change, now()) === 'goes-out')) return null;
    await waiting.remove(key);
    return change;
  });
