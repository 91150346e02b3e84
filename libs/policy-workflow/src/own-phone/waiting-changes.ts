import { type ActionType, idempotencyHours } from '@portal/domain';
import * as v from 'valibot';
import { sealBeside, unkeep, unsealAll } from './vault';

const hourMs = 3_600_000;

/** A change that was confirmed and has no answer of the service yet, or one that the service refused. */
const WaitingChangeSchema = v.object({
  /** The idempotency key it is sent with: the same each time. */
  key: v.string(),
  userId: v.string(),
  policyNumber: v.string(),
  /** The kind of change. */
  action: v.custom<ActionType>((value) => typeof value === 'string'),
  /** Under which its form keeps a draft. */
  form: v.custom<ActionType>((value) => typeof value === 'string'),
  recordId: v.string(),
  /** The row of the contract that takes it. */
  route: v.custom<`${'POST' | 'PUT' | 'DELETE'} /${string}`>((value) => typeof value === 'string'),
  takesFiles: v.boolean(),
  body: v.record(v.string(), v.unknown()),
  /** What was typed, to begin the form with again. */
  values: v.record(v.string(), v.unknown()),
  /** When it was confirmed, on the clock of this phone. */
  at: v.string(),
  /** It was on its way at least once, so nobody knows whether the service has it. */
  wasTried: v.boolean(),
  /** What the service said when it refused it; null: it has not. */
  refusal: v.nullable(v.string()),
});
export type WaitingChange = v.InferOutput<typeof WaitingChangeSchema>;

/** Why what waits is not removed with the copy beside it. */
export const somethingWaits = 'A change waits on this phone. Send or remove it first: it would be lost.';

/** Where changes wait. */
export interface WaitingChanges {
  /** Those of one person, in the order in which they were confirmed. */
  of(userId: string): Promise<WaitingChange[]>;
  /** False where this phone keeps nothing; throws where it has no room. */
  put(change: WaitingChange): Promise<boolean>;
  remove(key: string): Promise<void>;
}

const beginning = 'waiting ';

export const waitingOnThisPhone: WaitingChanges = {
  async of(userId) {
    const all = (await unsealAll(beginning)).map(({ value }) => v.safeParse(WaitingChangeSchema, value));
    return all
      .flatMap((read) => (read.success && read.output.userId === userId ? [read.output] : []))
      .toSorted((one, other) => one.at.localeCompare(other.at));
  },
  put: (change) => sealBeside(beginning + change.key, change),
  remove: (key) => unkeep(beginning + key),
};

/**
 * What becomes of it next: it goes out by itself, or a person has to look at it again. After `idempotencyHours` the service has forgotten
 * the key, so the same could be done twice; a clock that was set back cannot tell.
 */
export function nextOf({ refusal, at }: WaitingChange, now: Date): 'goes-out' | 'was-refused' | 'too-old' {
  if (refusal !== null) return 'was-refused';
  const age = now.getTime() - Date.parse(at);
  return age >= 0 && age < (idempotencyHours - 1) * hourMs ? 'goes-out' : 'too-old';
}
