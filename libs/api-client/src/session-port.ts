import { type StoredSession, type Tokens } from '@portal/contract';
import { type Answer } from './answer';

/** Where the session is kept. Nothing here throws: a browser that refuses storage is the draftSync's affair. */
export interface SessionPort {
  /** What is stored at this moment, by this tab or another. Null means signed out. */
  read(): StoredSession | null;
  /** Puts new tokens in the place of `current`. Does nothing when `current` is no longer what is stored. */
  renew(current: StoredSession, tokens: Tokens): void;
  /** Ends the session, if `current` still is what is stored. `hasRunOut`: nobody ended it, its time was over. */
  end(current: StoredSession, hasRunOut?: boolean): void;
}

/** Asks the service for new tokens with the refresh token of a session. */
export type Exchange = (current: StoredSession) => Promise<Answer<Tokens>>;

/**
 * Gets new tokens for a session that the service no longer takes. Most sessions use `exchange`; a session that somebody
 * else renews asks them instead. Status 401 means refused for good; any other failure leaves the session as it is.
 */
export type Refresher = (current: StoredSession, exchange: Exchange) => Promise<Answer<Tokens>>;
