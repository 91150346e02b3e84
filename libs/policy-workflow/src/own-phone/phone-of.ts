import { readCopy } from './kept-copy';
import { type Clock } from '../today';
import { inTurn } from './send-waiting';
import { forgetTyped, keepTyped, readTyped, type TypedForm } from './typed-answers';
import { type WaitingChange, waitingOnThisPhone as waiting } from './waiting-changes';

/** What a person's own phone keeps for one form. */
export interface Phone {
  /** What was typed earlier and never reached the service; null: nothing. */
  typed: object | null;
  /** A change from this form waits: what the service still has as its draft is that. */
  hasWaiting: boolean;
  /** Keeps what was typed, in order. False where this phone keeps nothing any more; rejects where it has no room. */
  keepTyped(values: object): Promise<boolean>;
  forgetTyped(): Promise<void>;
  /** Keeps a change until the service has answered. False, and nothing kept, where that is not possible. */
  putOff(change: Omit<WaitingChange, keyof TypedForm | 'at'>): Promise<boolean>;
  /** Sends it while no other tab sends what waits. */
  alone<Result>(send: () => Promise<Result>): Promise<Result>;
  /** The service has answered. */
  forgetChange(key: string): Promise<void>;
}

/** This phone, for one form of somebody who called it theirs; null where they did not. */
export async function phoneOf(form: TypedForm, { now }: Clock): Promise<Phone | null> {
  const copy = await readCopy(now());
  if (copy?.userId !== form.userId) return null;
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  const waits = await waiting.of(form.userId);
  return {
    typed: await readTyped(form),
    hasWaiting: waits.some(
      (one) => one.policyNumber === form.policyNumber && one.form === form.form && one.recordId === form.recordId,
    ),
    keepTyped: (values) => inOrder(() => keepTyped(form, values)),
    forgetTyped: () => inOrder(() => forgetTyped(form)),
    putOff: async (change) => {
      const at = now().toISOString();
      const isKept = await waiting.put({ ...change, ...form, at } as WaitingChange).catch(() => false);
      if (isKept) await inOrder(() => forgetTyped(form)); // it has what was typed
      return isKept;
    },
    alone: (send) => inTurn(navigator.locks, send),
    forgetChange: waiting.remove,
  };
}
