import { type StoredSession } from '@portal/contract';
import { type SessionPort } from '../session-port';

/** One browser's storage: every tab made from it sees the same session. */
export function memoryBrowser(first: StoredSession | null) {
  let stored = first;
  let hasRunOut: boolean | undefined;
  const isStored = (session: StoredSession) => stored?.refreshToken === session.refreshToken;
  const tab = (): SessionPort => ({
    read: () => stored,
    renew: (current, tokens) => {
      if (isStored(current)) stored = { ...tokens, userType: current.userType };
    },
    end: (current, ranOut) => {
      if (!isStored(current)) return;
      stored = null;
      hasRunOut = ranOut;
    },
  });
  return {
    tab,
    stored: () => stored,
    hasRunOut: () => hasRunOut,
    store: (session: StoredSession | null) => (stored = session),
  };
}
