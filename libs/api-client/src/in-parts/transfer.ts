/** Of all parts of all files of a call. */
interface Counted {
  arrived: number;
  parts: number;
}

/** How far files are that are sent in parts. */
export type TransferState = Counted &
  (
    | { kind: 'sending' }
    /** The line broke. It goes on by itself. */
    | { kind: 'waiting' }
    /** Until somebody goes on: they paused it, or nothing has answered for long. */
    | { kind: 'paused'; by: 'person' | 'silence' }
    /** All is there; the call that uses it is on its way and is not taken back any more. */
    | { kind: 'finishing' }
    | { kind: 'over' }
  );

/** Files on their way in parts, as somebody sees them and has a hand in it. */
export interface Transfer {
  state(): TransferState;
  subscribe(listener: () => void): () => void;
  pause(): void;
  resume(): void;
  /** Ends it: the call answers that it was cancelled. */
  cancel(): void;
}

/** The same for whoever sends. */
export interface TransferControl extends Transfer {
  put(next: TransferState): void;
  /** A signal that ends with the next pause or cancel: for one request. */
  signal(): AbortSignal;
  isCancelled(): boolean;
  isPaused(): boolean;
  /** Stops until somebody goes on. */
  stop(): void;
  /** Resolves when it goes on, or was cancelled. */
  whenGoingOn(): Promise<void>;
}

export function createTransfer(parts: number): TransferControl {
  let state: TransferState = { kind: 'sending', arrived: 0, parts };
  let request = new AbortController();
  let isCancelled = false;
  const listeners = new Set<() => void>();
  const put = (next: TransferState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const counted = () => ({ arrived: state.arrived, parts: state.parts });
  const isUnderWay = () => state.kind !== 'finishing' && state.kind !== 'over';
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    state: () => state,
    subscribe,
    put,
    pause() {
      if (!isUnderWay() || state.kind === 'paused') return;
      put({ kind: 'paused', by: 'person', ...counted() });
      request.abort();
    },
    stop: () => put({ kind: 'paused', by: 'silence', ...counted() }),
    resume() {
      if (state.kind === 'paused') put({ kind: 'sending', ...counted() });
    },
    cancel() {
      if (!isUnderWay()) return;
      isCancelled = true;
      put({ kind: 'over', ...counted() });
      request.abort();
    },
    signal() {
      if (request.signal.aborted) request = new AbortController();
      return request.signal;
    },
    isCancelled: () => isCancelled,
    isPaused: () => state.kind === 'paused',
    whenGoingOn: () =>
      new Promise((resolve) => {
        if (state.kind !== 'paused') return resolve();
        const unsubscribe = subscribe(() => {
          if (state.kind === 'paused') return;
          unsubscribe();
          resolve();
        });
      }),
  };
}
