import { type ActionType, type DeceasedKind, type FieldToUndo, type PlainDate } from '@portal/domain';
import { type StoredPolicy } from './records';

/** A change that a request after a death undoes, as whoever decides reads of it. */
interface UndoneChange {
  kind: ActionType;
  /** When it took effect: ISO 8601 in UTC. */
  at: string;
  /** The name of whoever asked for it; null: the main member's sign-in. */
  askedBy: string | null;
}

/** What a request undoes that a confirmed death has opened: nobody reads it but what applies it. Source: docs/domain/claims.md#c8-1. */
export interface UndoAfterDeath {
  death: { kind: DeceasedKind; lifeId: string; died: PlainDate };
  fields: FieldToUndo[];
  /** The oldest first. */
  changes: UndoneChange[];
  /** The account as it was before the first of them, its mandate with it; null: it stays as it is. */
  account: Pick<StoredPolicy, 'BankingDetails' | 'DebiCheckMandate'> | null;
  /** Who was taken off by them, as they were before. */
  left: (Record<string, unknown> & { id: string })[];
}
