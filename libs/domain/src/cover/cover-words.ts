import { formatCover, formatRand } from '../base/money';
import { addDays, type PlainDate } from '../base/plain-date';
import { formatDate, formatNearDate } from '../base/written-dates';
import { childCoverEnds } from '../lives/child-cover';
import { type CoverRule } from './cover-rules';
import { type CoverBase, type CoverLimit, type CoverThreat, type PersonCover } from './person-cover';

/**
 * What somebody is covered for, in the one wording of every screen, document and message; no sentence has a full stop at its end.
 * Source: docs/domain/policy.md#r4-3-cover.
 */

const dateOr = (date: PlainDate | null, words: string) => (date === null ? words : formatDate(date));

export function baseSentence(
  { base, amounts, diedOn, firstName }: Pick<PersonCover, 'base' | 'amounts' | 'diedOn' | 'firstName'>,
  today: PlainDate,
): string {
  if (diedOn !== null) return `We were told that ${firstName} died on ${formatDate(diedOn)}`;
  switch (base.state) {
    case 'full':
      return 'Covered for any cause';
    case 'natural-and-accident': {
      const from = dateOr(base.anyCauseFrom, 'later');
      const inPart = `${formatCover(amounts.suicide)} today, ${formatCover(amounts.accident)}`;
      return `Covered for natural and accidental death. For suicide ${amounts.suicide > 0 ? `${inPart} ` : ''}from ${from}`;
    }
    case 'accident-only':
      return `Covered for accidental death. For natural causes from ${dateOr(base.naturalFrom, 'later')}`;
    case 'not-yet':
      return notYetSentence(base, today);
    case 'ended':
      return endedSentence(base, today);
  }
}

function notYetSentence({ move, since }: CoverBase, today: PlainDate): string {
  const starts = since && `Cover starts on ${formatDate(since)}`;
  if (move === null) return starts ?? 'Not covered yet';
  const { toDo, by, until } = move;
  if (toDo.kind === 'pay') {
    const first = toDo.amount > 0 ? ` once the first premium of ${formatRand(toDo.amount)} is paid` : '';
    return `${starts ?? 'Cover starts'}${first}`;
  }
  if (toDo.kind === 'send') return `Not covered yet. Your move: send the ${toDo.document}`;
  const day = until === null ? '' : ` by ${formatNearDate(until, today)}`;
  return `Not covered yet. ${by === 'you' ? `Your move: decide${day}` : `Our move: we decide${day}`}`;
}

const reasons: Partial<Record<CoverRule, string>> = {
  'usual-age': `Children are covered until they turn ${childCoverEnds.usual}`,
  'student-age': `Students are covered until they turn ${childCoverEnds.student}`,
  'proof-of-study': 'No proof of study came',
  'legal-maximum': 'Other policies pay all that the law allows',
  plan: 'The plan does not cover them',
  cancelled: 'The policy was cancelled',
  'never-began': 'The policy never began',
  'not-taken-up': 'No first premium came, so the policy never began',
  claimed: 'The claim was paid and the policy has ended',
};

/** Cover of a policy ended with its last day; cover of a person on the day that is recorded as its end. */
const endOf = ({ rule, since }: CoverBase): PlainDate | null =>
  since !== null && rule === 'cancelled' ? addDays(since, -1) : since;

function endedSentence(base: CoverBase, today: PlainDate): string {
  const { rule, move, since } = base;
  if (rule === 'lapse') {
    const when = since === null ? '' : ` since ${formatNearDate(since, today)}`;
    const back = move?.until ? `. Pay by ${formatNearDate(move.until, today)} to bring it back` : '';
    return `Not covered${when}${back}`;
  }
  const end = endOf(base);
  const why = reasons[rule];
  const ended =
    end === null
      ? rule === 'death' || rule === 'removal'
        ? 'Cover has ended'
        : 'Not covered'
      : `Cover ended on ${formatDate(end)}`;
  return why === undefined ? ended : `${ended}. ${why}`;
}

const fromDay = (from: PlainDate, today: PlainDate) => (from <= today ? 'today' : `from ${formatDate(from)}`);

/** Why less is paid than the plan says. `today` is the day that the answer is about. */
export function limitSentence(limit: CoverLimit, today: PlainDate): string {
  if (limit.kind === 'increase') {
    return limit.steps.map(({ amount, from }) => `${formatCover(amount)} ${fromDay(from, today)}`).join(', ');
  }
  const who = limit.underAge === null ? 'one person' : `a child under ${limit.underAge}`;
  const here = limit.amount > 0 ? `${formatCover(limit.amount)} here` : 'Nothing here';
  return `${here}; the law allows ${formatCover(limit.most)} in all for ${who}`;
}

export function threatSentence(threat: CoverThreat, today: PlainDate): string {
  const { until } = threat;
  if (threat.kind === 'premiums-waived') return `Covered without premiums${until ? ` until ${formatDate(until)}` : ''}`;
  const stays = until !== null && until >= today ? `Covered until ${formatNearDate(until, today)}` : 'Covered for now';
  return threat.kind === 'grace'
    ? `${stays}. Pay ${formatRand(threat.amount)} to keep it`
    : `${stays}. Send proof of study to keep it`;
}

/** The base and the earliest threat: what one line says about somebody. */
export function coverSentenceOf(person: PersonCover, today: PlainDate): string {
  const [threat] = person.threats;
  const base = baseSentence(person, today);
  return threat ? `${base}. ${threatSentence(threat, today)}` : base;
}

/** Above people whose cover is shown to others: what they are shown names its day. */
export const coveredOnTitle = (day: PlainDate): string => `Covered on ${formatDate(day)}`;

/** What others are told of somebody: what is covered, without what is still to be paid or sent. Limits are amounts. */
export function sharedCoverSentence(person: PersonCover, today: PlainDate, showsAmounts: boolean): string {
  const isInPart = person.base.state === 'natural-and-accident' && !showsAmounts;
  const base = isInPart ? { ...person, amounts: { ...person.amounts, suicide: 0 } } : person;
  const limits = showsAmounts ? person.limits.map((limit) => limitSentence(limit, today)) : [];
  return [baseSentence(base, today), ...limits].join('. ');
}
