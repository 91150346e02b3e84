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

/** The one keeper of a stored session. Nothing here throws. */
export interface SessionStore<Session extends StoredSession = StoredSession> extends SessionPort {
  read(): Session | null;
  /** Signs in. */
  start(session: Session): void;
  /** Signs out: this tab at once, all others through the storage event. */
  clear(): void;
  /** Somebody else is there in this tab now: for whoever listens the session of the person before has ended. */
  makeRoom(): void;
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

/** Which session is kept, and under which key. */
export interface KeptSession<Session extends StoredSession> {
  key: string;
  schema: v.GenericSchema<unknown, Session>;
}

/** The state of a visitor, and of a page that is rendered ahead. */
export const signedOut: SessionState = {
  session: null,
  isSignedIn: false,
  storageNotice: false,
  staff: { status: 'loading', staff: null, failure: null },
};

const ofPortal: KeptSession<StoredSession> = { key: sessionStorageKey, schema: StoredSessionSchema };

/**
 * Keeps the session in the browser's local storage under `tk` (docs/specification.md#s3): exactly three fields, read anew
 * and checked on every read, deleted when they are not valid. Where storage fails the tab's memory stands in.
 */
export const createSessionStore = (ports?: BrowserPorts): SessionStore => keepSession(ofPortal, ports);

/** The same for any session: exactly the fields of its schema. */
export function keepSession<Session extends StoredSession>(
  { key: ownKey, schema }: KeptSession<Session>,
  { storage = () => globalThis.localStorage, events = globalThis.window }: BrowserPorts = {},
): SessionStore<Session> {
  const listeners = new Set<Listener>();
  /** The text last seen in storage and what it means. */
  let known: Kept<Session> = nothing;
  /** The last refresh of this tab: what it took the place of, and with what. */
  let renewal = { from: '', to: '' };
  let isInMemory = false;
  /** Whether there was a session when the page was left. */
  let wasHere = false;
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
    attempt((storage) => storage.removeItem(ownKey)) || attempt((storage) => storage.setItem(ownKey, ''));

  const read = (): Session | null => {
    let raw: string | null = null;
    if (!isInMemory) isInMemory = !attempt((storage) => (raw = storage.getItem(ownKey)));
    if (isInMemory || raw === known.raw) return known.session;
    known = { raw, session: sessionIn(schema, raw) };
    if (raw !== null && !known.session) {
      isInMemory = !remove();
      queueMicrotask(() => notify(true));
    }
    return known.session;
  };

  const write = (given: Session) => {
    const session = v.parse(schema, given);
    const raw = JSON.stringify(session);
    known = { raw, session };
    if (isInMemory) return;
    isInMemory = !attempt((storage) => {
      storage.setItem(ownKey, raw);
      if (storage.getItem(ownKey) !== raw) throw new Error('Nothing was stored');
    });
    if (isInMemory) remove();
  };

  const clear = (hasRunOut?: boolean) => {
    known = nothing;
    if (!remove()) isInMemory = true;
    notify(true, !hasRunOut);
  };

  /** The session itself, where it still is what is stored. */
  const storedAs = (session: StoredSession) => {
    const stored = read();
    const isSame = stored?.accessToken === session.accessToken && stored.refreshToken === session.refreshToken;
    return isSame ? stored : null;
  };

  events?.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && key !== ownKey) return;
    const ended = newValue === null;
    // The other tab signed out in the instant in which this one stored new tokens: its word is the last.
    if (ended && oldValue === renewal.from && read() && known.raw === renewal.to) remove();
    notify(ended);
  });
  // A page in the back-forward cache hears of nothing. One that is shown for the first time, or to whom nobody is signed in, ends nothing.
  events?.addEventListener('pagehide', () => (wasHere = read() !== null));
  events?.addEventListener('pageshow', () => notify(wasHere && read() === null));

  return {
    read,
    renew: (current, tokens) => {
      const stored = storedAs(current);
      if (!stored) return;
      const from = known.raw ?? '';
      write({ ...stored, ...tokens });
      renewal = { from, to: known.raw ?? '' };
      notify(false);
    },
    end: (current, hasRunOut) => {
      if (storedAs(current)) clear(hasRunOut);
    },
    start: (session) => {
      write(session);
      notify(false);
    },
    clear,
    makeRoom: () => notify(true),
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

interface Kept<Session> {
  raw: string | null;
  session: Session | null;
}
const nothing: Kept<never> = { raw: null, session: null };

function sessionIn<Session>(schema: v.GenericSchema<unknown, Session>, raw: string | null): Session | null {
  if (raw === null) return null;
  try {
    return v.parse(schema, JSON.parse(raw));
  } catch {
    return null;
  }
}
