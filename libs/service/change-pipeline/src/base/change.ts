import { type ErrorCode, errorCodes, type FieldError } from '@portal/contract';
import {
  type ActionType,
  type ChangeMaker,
  type DocumentRequest,
  type EntityType,
  type PlainDate,
  type Result,
} from '@portal/domain';
import { type RuleOverride } from './rule-override';
import {
  type BankAccount,
  type QuoteRow,
  type StoredAction,
  type StoredPolicy,
  type Takeover,
  type UndoAfterDeath,
} from '@portal/service-store';

/** Who asks for a change or decides on one. */
export interface Actor {
  kind: ChangeMaker;
  id: string;
  name: string;
}

/** What a change knows besides the policy and its own details. */
export interface ChangeContext {
  actor: Actor;
  now: Date;
  today: PlainDate;
  uuid(): string;
  /** Changes of this policy that wait for a decision or for their day. */
  open: readonly StoredAction[];
  /** The quote that the details name; null when there is none of this policy. */
  quote: QuoteRow | null;
  /** The full number of the account that premiums are collected from; null: there is none. */
  accountNumber: string | null;
}

/** A refusal as a value: nothing was changed. */
export interface Refused {
  success: false;
  code: ErrorCode;
  message: string;
  errors?: readonly FieldError[];
}

export type Outcome<T> = { success: true; value: T } | Refused;

export const done = <T>(value: T): Outcome<T> => ({ success: true, value });

/** Refuses with a code, and its own sentence unless a rule says more. */
export const refused = (code: ErrorCode, message: string = errorCodes[code].message): Refused => ({
  success: false,
  code,
  message,
});

/** Refuses fields: the first one's sentence speaks for all. */
export const refusedFields = (errors: readonly FieldError[]): Refused => ({
  success: false,
  code: 'VALIDATION_ERROR',
  message: errors[0]?.message ?? errorCodes.VALIDATION_ERROR.message,
  errors: errors.map(({ field, message }) => ({ field, message })),
});

/** The refusal of a domain rule about a field; null when the rule is kept. */
export const against = (field: string, result: Result<unknown>): Refused | null =>
  result.success ? null : refusedFields([{ field, message: result.message }]);

/** The first refusal of several checks; null when all are kept. */
export const firstRefusal = (...checks: (Refused | null)[]): Refused | null =>
  checks.find((check) => check !== null) ?? null;

/** A record as an approval action carries it. */
export type EntityRecord = Record<string, unknown>;

/** What a change would do, worked out against the policy as it stands. */
export interface Proposal {
  actionType: ActionType;
  entityType: EntityType;
  entityId: string;
  /** The record as it is and as it would be. Null: not there yet, or not there any more. */
  current: EntityRecord | null;
  proposed: EntityRecord | null;
  changedFields: readonly string[];
  /** The day it would hold from, were it applied or approved today. */
  effectiveDate: PlainDate;
  requests: readonly DocumentRequest[];
  /** The rules that stood in the way and were overridden. */
  override?: RuleOverride | null;
  /** Staff decide although nobody would have to: the bank has not confirmed the account. */
  waits?: boolean;
  /** The account that the change is about, with its full number. */
  account?: BankAccount;
  /** What whoever takes over the policy said. */
  takeover?: Takeover;
  /** What is undone because somebody had died before. */
  undo?: UndoAfterDeath;
}

/** Works a change out against the policy as it stands, or refuses it. Pure. */
export type Planner<Body> = (policy: StoredPolicy, body: Body, context: ChangeContext) => Outcome<Proposal>;
