import { type ShareName } from './connection-shares';

/** Milliseconds; 0 for any time. */
export interface TimeLimits {
  /** How long a connection is waited for. */
  connection: number;
  /** How long one statement may take. */
  statement: number;
  /** How long a statement waits for a row that somebody else changes. */
  lock: number;
  /** How long an answer is waited for, whatever the server does. */
  answer: number;
}

/**
 * What each kind of work may take of the database. A caller waits for 10 s (docs/reliability.md#constants), so no statement of a request
 * outlives the one who asked; a read that takes longer than 3 s is a mistake, and would hold what others wait for. A job has nobody who waits.
 * Commands are started by people, who end them.
 */
export const timeLimits = {
  health: { connection: 2_000, statement: 1_000, lock: 1_000, answer: 2_000 },
  metrics: { connection: 2_000, statement: 1_000, lock: 1_000, answer: 1_000 },
  reads: { connection: 5_000, statement: 3_000, lock: 1_500, answer: 0 },
  writes: { connection: 5_000, statement: 9_000, lock: 1_500, answer: 0 },
  jobs: { connection: 30_000, statement: 60_000, lock: 1_500, answer: 0 },
  commands: { connection: 5_000, statement: 0, lock: 0, answer: 0 },
} as const satisfies Record<ShareName | 'metrics' | 'commands', TimeLimits>;

/** Milliseconds: how long a transaction may stand still between two statements, whoever has it. */
export const idleInTransaction = 15_000;

/**
 * Milliseconds. A request that would wait longer than this for a connection is refused at once. It takes one up to four times, one after the
 * other, and its caller waits for 10 s in all.
 */
export const longestWait = 2_000;
