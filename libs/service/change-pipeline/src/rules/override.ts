import { type RuleRefusal } from '@portal/contract';
import { reachOf, withoutNumbers } from '@portal/domain';
import { type Actor, done, type Outcome, refused, type Refused, refusedFields } from '../base/change';
import { type RuleOverride } from '../base/rule-override';

const reasonIn = (body: object): string | undefined => (body as { Override_Reason?: string }).Override_Reason;

/** Who may not set rules aside may not even try to (docs/domain/changes.md#r7-3). */
export const checkMayOverride = (body: object, { kind }: Actor): Refused | null =>
  reasonIn(body) === undefined || reachOf('override age and birth date rules', kind) === 'any'
    ? null
    : refused('FORBIDDEN', 'Only a portal administrator can set a rule about age or birth date aside.');

/**
 * What the rules say about a body: refused, or set aside by the reason in it. Null: no rule was in the way, and a reason that came
 * all the same is forgotten.
 */
export function overriding(refusals: readonly RuleRefusal[], body: object): Outcome<RuleOverride | null> {
  const reason = reasonIn(body);
  const standing = refusals.filter(({ code }) => reason === undefined || code === undefined);
  if (standing.length > 0) return refusedFields(standing);
  const rules = refusals.flatMap(({ code, message: sentence }) => (code ? [{ code, sentence }] : []));
  return done(reason === undefined || rules.length === 0 ? null : { reason: withoutNumbers(reason), rules });
}

/** Whether a limit of age is among what was overridden. */
export const isAgeOverridden = (override: RuleOverride | null): boolean =>
  override?.rules.some(({ code }) => code === 'AGE_LIMIT') ?? false;
