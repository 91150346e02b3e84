import { advanceSession, lockSession, revokeSession, type SessionRow, type Transaction } from '@portal/service-store';
import { auditSession } from './audit-session';
import { type Origin } from './dependencies';
import { ofCustomers, type PairKinds, type SessionState } from './session-life';

/** What happened to a session, as the audit keeps it. */
export interface SessionEvent {
  action: 'THEFT_SUSPECTED' | 'LOGGED_OUT';
  origin: Origin;
  at: Date;
  details?: Record<string, number>;
}

/** Where the sessions of one kind of caller are kept. The rules of their tokens are the same for all. */
export interface SessionBook<Session extends SessionState = SessionState> {
  kinds: PairKinds;
  lock(tx: Transaction, id: string): Promise<Session | null>;
  /** Null when it is over or no longer stands at that counter. */
  advance(tx: Transaction, id: string, counter: number, now: Date): Promise<Session | null>;
  /** False when it had ended. */
  revoke(tx: Transaction, id: string, reason: string, now: Date): Promise<boolean>;
  audit(tx: Transaction, session: Session, event: SessionEvent): Promise<void>;
}

export const customerSessions: SessionBook<SessionRow> = {
  kinds: ofCustomers,
  lock: lockSession,
  advance: advanceSession,
  revoke: revokeSession,
  audit: (tx, session, { action, origin, at, details }) => auditSession(tx, session, action, origin, at, details),
};
