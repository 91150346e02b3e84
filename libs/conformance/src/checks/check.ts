import { type EndpointName } from '@portal/contract';
import { describe, type Exchange } from '../backend/exchange';
import { type Kit } from '../kit/kit';

/** How far the portal can work with a backend; each level has those before it in it (docs/api/conformance.md#levels). */
export const levels = ['read', 'change', 'full'] as const;
export type Level = (typeof levels)[number];

export const groups = [
  'contract',
  'headers',
  'refusals',
  'access',
  'idempotency',
  'versions',
  'vectors',
  'races',
] as const;
export type Group = (typeof groups)[number];

/** Something that did not come back as the contract has it. */
export interface Finding {
  sent: string;
  cameBack: string;
  expected: string;
}

/** What a check came to. `isNeeded`: without it the level is not reached. */
export type Verdict =
  { outcome: 'tried'; findings: readonly Finding[] } | { outcome: 'not tried'; why: string; isNeeded: boolean };

export interface Check {
  group: Group;
  /** The first level that needs it. */
  level: Level;
  /** What holds of a backend that passes, in one sentence. */
  says: string;
  /** Where that is written. */
  docs: string;
  /** The call that it is about: a screen that needs the call needs this check. */
  call?: EndpointName;
  /** Whether it may change the test policy of a backend, a faulty one above all. */
  writes?: true;
  run(kit: Kit): Promise<Verdict>;
}

export const tried = (findings: readonly Finding[]): Verdict => ({ outcome: 'tried', findings });

/** A check for which there is nothing to try it on; the report says so and the level is reached without it. */
export const notTried = (why: string): Verdict => ({ outcome: 'not tried', why, isNeeded: false });

/** A check that waits for an option of the command. */
export const needs = (why: string): Verdict => ({ outcome: 'not tried', why, isNeeded: true });

export const finding = (exchange: Exchange, expected: string, cameBack = describe(exchange)): Finding => ({
  sent: exchange.sent,
  cameBack,
  expected,
});
