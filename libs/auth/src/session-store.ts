import { type SessionPort } from '@portal/api-client';
import { sessionStorageKey, type StoredSession, StoredSessionSchema } from '@portal/contract';
import * as v from 'valibot';
import type { StaffState } from './staff/staff-state';

/** What a screen may know about the session. The same object until something changes. */
export interface SessionState {
  readonly session: StoredSession | null;
  readonly isSignedIn: boolean;
  /** The browser refuses storage: the sign-in lasts for this tab until it is closed or loaded again. Say so plainly. */
  readonly storageNotice: boolean;
  /** Kept in memory only, and only for an admin: who of staff it is. */
  readonly staff: StaffState;
}

/** The one keeper of the stored session. Nothing here throws. */
export interface SessionStore extends SessionPort {
  /** Signs in. */
  start(session: StoredSession): void;
  /** Signs out: this tab at once, all others through the storage event. */
  clear(): void;
  /** Says what is known of the member of staff in this tab. */
  showStaff(staff: StaffState): void;
  state(): SessionState;
  /**
   * Tells of every change, also of those made in another tab; `ended` when there is no session any more, and `forGood` in the tab in
   * which somebody signed out or the service ended it. Gives the way to stop.
   */
  subscribe(listener: Listener): () => void;
}

type Listener = (ended: boolean, forGood?: boolean) => void;

export interface BrowserPorts {
  /** May throw or give nothing, as browsers do that refuse storage. */
  storage?: () => Storage;
  events?: Pick<Window, 'addEventListener'> | undefined;
}

/** The state of a visitor, and of a page that is rendered ahead. */
export const signedOut: SessionState = {
  session: null,
  isSignedIn: false,
  storageNotice: false,
  staff: { status: 'loading', staff: null, failure: null },
};

/**
 * Keeps the session in the browser's local storage under `tk` (docs/specification.md#s3): exactly three fields, read anew
 * and checked on every read, deleted when they are not valid. Where storage fails the tab's memory stands in.
 */
export function createSessionStore({
  storage = () => globalThis.localStorage,
  events = globalThis.window,
}: BrowserPorts = {}): SessionStore {
  const listeners = new Set<Listener>();
  /** The text last seen in storage and what it means. */
  let known: Kept = nothing;
  /** The last refresh of this tab: what it took the place of, and with what. */
  let renewal = { from: '', to: '' };
  let isInMemory = false;
  let state = signedOut;
  let staff = signedOut.staff;

  const notify: Listener = (ended, forGood) => listeners.forEach((listener) => listener(ended, forGood));

  const attempt = (work: (storage: Storage) => void): boolean => {
    try {
      work(storage());
      return true;
    } catch {
      return false;
    }
  };

  /** Deletes. A browser that refuses even that gets a text that is no session. */
  const remove = () =>
    attempt((storage) => storage.removeItem(sessionStorageKey)) ||
    attempt((storage) => storage.setItem(sessionStorageKey, ''));

  const read = (): StoredSession | null => {
    let raw: string | null = null;
    if (!isInMemory) isInMemory = !attempt((storage) => (raw = storage.getItem(sessionStorageKey)));
    if (isInMemory || raw === known.raw) return known.session;
    known = { raw, session: sessionIn(raw) };
    if (raw !== null && !known.session) {
      isInMemory = !remove();
      queueMicrotask(() => notify(true));
    }
    return known.session;
  };

  const write = ({ accessToken, refreshToken, userType }: StoredSession) => {
    const session = { accessToken, refreshToken, userType };
    const raw = JSON.stringify(session);
    known = { raw, session };
    if (isInMemory) return;
    isInMemory = !attempt((storage) => {
      storage.setItem(sessionStorageKey, raw);
      if (storage.getItem(sessionStorageKey) !== raw) throw new Error('Nothing was stored');
    });
    if (isInMemory) remove();
  };

  const clear = (hasRunOut?: boolean) => {
    known = nothing;
    if (!remove()) isInMemory = true;
    notify(true, !hasRunOut);
  };

  const isStored = (session: StoredSession) => {
    const stored = read();
    return stored?.accessToken === session.accessToken && stored.refreshToken === session.refreshToken;
  };

  events?.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && key !== sessionStorageKey) return;
    const ended = newValue === null;
    // The other tab signed out in the instant in which this one stored new tokens: its word is the last.
    if (ended && oldValue === renewal.from && read() && known.raw === renewal.to) remove();
    notify(ended);
  });
  events?.addEventListener('pageshow', () => notify(read() === null));

  return {
    read,
    renew: (current, tokens) => {
      if (!isStored(current)) return;
      const from = known.raw ?? '';
      write({ ...tokens, userType: current.userType });
      renewal = { from, to: known.raw ?? '' };
      notify(false);
    },
    end: (current, hasRunOut) => {
      if (isStored(current)) clear(hasRunOut);
    },
    start: (session) => {
      write(session);
      notify(false);
    },
    clear,
    showStaff: (next) => {
      staff = next;
      notify(false);
    },
    state: () => {
      const session = read();
      if (state.session !== session || state.storageNotice !== isInMemory || state.staff !== staff) {
        const isAway = session?.userType === 'admin' && staff.status === 'away';
        state = { session, isSignedIn: session !== null && !isAway, storageNotice: isInMemory, staff };
      }
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface Kept {
  raw: string | null;
  session: StoredSession | null;
}
const nothing: Kept = { raw: null, session: null };

function sessionIn(raw: string | null): StoredSession | null {
  try {
    const read = v.safeParse(StoredSessionSchema, JSON.parse(raw ?? ''));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
