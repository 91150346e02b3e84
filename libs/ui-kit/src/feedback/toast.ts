/** A short message about what just happened. */
export interface ToastMessage {
  /** Tells it from the others on screen. */
  id: number;
  /** Whether something went wrong or went well. */
  kind: 'error' | 'success';
  /** The sentence. */
  message: string;
}

/** How many messages are shown at once; the oldest makes room. */
const mostShown = 3;

/** Keeps the messages on screen, oldest first. The same message again replaces the one already there. */
export function createToasts() {
  let shown: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastMessage[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const add = (kind: ToastMessage['kind']) => (message: string) => {
    const id = ++lastId;
    const others = shown.filter((other) => other.kind !== kind || other.message !== message);
    change([...others, { id, kind, message }].slice(-mostShown));
    return id;
  };

  return {
    /** Something failed. Gives the id that `dismiss` takes. */
    error: add('error'),
    /** Something was done. Gives the id that `dismiss` takes. */
    success: add('success'),
    dismiss: (id: number) => change(shown.filter((message) => message.id !== id)),
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The messages of this page. Call `toast.error` and `toast.success` from anywhere; `ToastRegion` shows them. */
export const toast = /* @__PURE__ */ createToasts();
