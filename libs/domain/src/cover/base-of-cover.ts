import { addDays, type PlainDate } from '../base/plain-date';
import { hasNoCover } from '../policy/policy-status';
import { type CoverRule } from './cover-rules';
import { type CoverOfLife } from './lives-on-policy';
import { type CoverPart } from './parts-of-cover';
import { anyCauseFromOf, type CoverAmounts, naturalFromOf } from './payable-on';
import { type CoverBase, type CoverMove } from './person-cover';
import { type StandingOn } from './standing-on';

/** What the policy says about everybody on it on a day. */
export interface PolicyOnDay {
  on: PlainDate;
  standing: StandingOn;
  /** What its holder owes in all, in rand. */
  owed: number;
  /** For a policy that has not begun: from when everybody is covered, and whose move it is. */
  start: { on: PlainDate; move: CoverMove; rule: CoverRule } | null;
}

const base = (state: CoverBase['state'], rule: CoverRule, more: Partial<CoverBase> = {}): CoverBase => ({
  state,
  rule,
  since: null,
  until: null,
  naturalFrom: null,
  anyCauseFrom: null,
  move: null,
  ...more,
});

/** What one life is covered for on a day. Source: docs/domain/policy.md#r4-3, #r4-4 and docs/domain/lives.md#r4-5. */
export function baseOfCover(
  person: CoverOfLife,
  parts: readonly CoverPart[],
  amounts: CoverAmounts,
  policy: PolicyOnDay,
): CoverBase {
  const { life, ending } = person;
  const { on, standing, start } = policy;
  const isGone = life.Life_Status === 'DECEASED' || life.Life_Status === 'REMOVED';
  const hasEnded = ending ? ending.on <= on || ending.on <= life.Cover_Start_Date : isGone;
  const endedFirst = ending !== null && standing.endedFrom !== null && ending.on <= standing.endedFrom;
  if (hasEnded && (!hasNoCover(standing.status) || isGone || endedFirst)) {
    const rule = ending?.rule ?? (life.Life_Status === 'DECEASED' ? 'death' : 'removal');
    return base('ended', rule, { since: ending?.on ?? null });
  }
  if (hasNoCover(standing.status)) return endOfPolicy(policy);
  if (life.Life_Status === 'PENDING') return base('not-yet', 'approval', { since: life.Cover_Start_Date });
  if (start) {
    const { rule, move } = start;
    return base('not-yet', rule, { since: start.on > life.Cover_Start_Date ? start.on : life.Cover_Start_Date, move });
  }
  if (life.Cover_Start_Date > on) return base('not-yet', 'starts-later', { since: life.Cover_Start_Date });
  return amounts.accident > 0 ? coveredBase(parts, amounts, ending?.on ?? null, on) : nothingPaid(person, on);
}

/** Nothing although cover has begun: the plan has nothing for the person, or the law leaves nothing, be it for a time. */
function nothingPaid({ amountOn, amountDays }: CoverOfLife, on: PlainDate): CoverBase {
  const rule = amountOn(on).byPlan > 0 ? 'legal-maximum' : 'plan';
  const since = amountDays.find((day) => day > on && amountOn(day).here > 0) ?? null;
  return base(since === null ? 'ended' : 'not-yet', rule, { since });
}

function coveredBase(
  parts: readonly CoverPart[],
  { accident, natural, suicide }: CoverAmounts,
  ends: PlainDate | null,
  on: PlainDate,
): CoverBase {
  const last = ends === null ? null : addDays(ends, -1);
  const until = (next: PlainDate) => (last !== null && last < next ? last : addDays(next, -1));
  const present = parts.filter(({ accidentFrom }) => accidentFrom <= on);
  const [naturalFrom = on] = present.map(naturalFromOf).toSorted();
  const anyCauseFrom = present.map(anyCauseFromOf).toSorted().at(-1) ?? on;
  const days = { naturalFrom, anyCauseFrom };
  if (natural === 0) {
    const since = present.map(({ accidentFrom }) => accidentFrom).toSorted()[0] ?? null;
    return base('accident-only', 'waiting-period', { ...days, since, until: until(naturalFrom) });
  }
  return suicide < accident
    ? base('natural-and-accident', 'suicide-exclusion', { ...days, since: naturalFrom, until: until(anyCauseFrom) })
    : base('full', 'any-cause', { ...days, since: anyCauseFrom, until: last });
}

function endOfPolicy({ standing, owed }: PolicyOnDay): CoverBase {
  const { status, endedFrom: since, returnsUntil: until } = standing;
  if (status === 'LAPSED') {
    const move: CoverMove | null = until === null ? null : { by: 'you', toDo: { kind: 'pay', amount: owed }, until };
    return base('ended', 'lapse', { since, move });
  }
  if (status === 'NOT_TAKEN_UP') return base('ended', 'not-taken-up');
  if (status === 'CLAIMED') return base('ended', 'claimed');
  return since === null ? base('ended', 'never-began') : base('ended', 'cancelled', { since });
}
