import { type Draft } from '@portal/contract';
import { sameValue } from '@portal/forms';
import { isSameDraft } from './same-draft';

/** What is known of the draft on the service. */
export type Keeping =
  'never' | 'untouched' | 'kept' | 'unkept' | 'keeping' | 'failed' | 'changed-elsewhere' | 'gone-elsewhere';

export interface DraftStore {
  /** The draft as it is on the service now; null when there is none. Undefined: nobody knows. */
  read: () => Promise<Draft | null | undefined>;
  /** Undefined: it was not kept. */
  write: (values: object) => Promise<Draft | undefined>;
}

/**
 * Keeps one draft on the service, a moment after the last change. A draft that somebody changed meanwhile in another tab or on another
 * device is never overwritten: it waits until somebody says which of the two it is to be.
 */
export function createDraftSync(store: DraftStore, began: Draft | undefined, delay = 800) {
  /** The draft of the service that what is here goes on from; null while there is none. */
  let basedOn: Draft | null = began ?? null;
  let waiting: object | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: Keeping = began ? 'kept' : 'untouched';
  let running: Promise<void> | null = null;
  let hasEnded = false;
  const listeners = new Set<() => void>();

  const put = (next: Keeping) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const isBlocked = () => hasEnded || state === 'changed-elsewhere' || state === 'gone-elsewhere';

  const keepOne = async (values: object): Promise<void> => {
    put('keeping');
    const theirs = await store.read();
    if (theirs === undefined) return fail(values);
    if (!isSameDraft(theirs, basedOn)) {
      waiting ??= values;
      return put(theirs ? 'changed-elsewhere' : 'gone-elsewhere');
    }
    const mine = await store.write(values);
    if (mine === undefined) return fail(values);
    basedOn = mine;
    put(waiting ? 'unkept' : 'kept');
  };
  const fail = (values: object) => {
    waiting ??= values;
    put('failed');
  };
  const run = async (): Promise<void> => {
    while (waiting && !isBlocked()) {
      const values = waiting;
      waiting = null;
      await keepOne(values);
      if (state === 'failed') return;
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    if (!waiting || isBlocked()) return running ?? Promise.resolve();
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    state: () => state,
    /** When the service last kept it; null: never. */
    savedAt: () => basedOn?.updatedAt ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Something changed, or a step is finished with what the service has already. */
    keep(values: object) {
      if (!waiting && !running && sameValue(basedOn?.values, values)) return;
      waiting = values;
      if (isBlocked()) return;
      if (state !== 'keeping') put('unkept');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delay);
    },
    flush,
    /** The service showed its draft: newer than what began here means another tab or device. */
    sees(theirs: Draft | undefined) {
      if (running || isBlocked() || !theirs || isSameDraft(theirs, basedOn)) return;
      if (theirs.updatedAt < (basedOn?.updatedAt ?? '')) return;
      put('changed-elsewhere');
    },
    /** What is here wins over what is on the service. */
    async takeMine(values: object) {
      basedOn = (await store.read()) ?? null;
      waiting = values;
      put('unkept');
      await flush();
    },
    /** It is being sent, or this page is left for good: nothing is kept any more. */
    end() {
      clearTimeout(timer);
      hasEnded = true;
    },
    goOn() {
      hasEnded = false;
    },
  };
}
export type DraftSync = ReturnType<typeof createDraftSync>;

const nothing = () => undefined;
const nothingLater = async () => undefined;
/** Keeps nothing: for staff, for whom the service keeps no drafts. */
export const noDraftSync: DraftSync = {
  state: () => 'never',
  savedAt: () => null,
  subscribe: () => nothing,
  keep: nothing,
  sees: nothing,
  end: nothing,
  goOn: nothing,
  flush: nothingLater,
  takeMine: nothingLater,
};
