import { type PolicyStatus } from '../code-lists/statuses';
import { addDays, type PlainDate } from '../base/plain-date';
import { moveDays } from '../lives/child-cover';
import { hasNoCover } from '../policy/policy-status';
import { type PolicyWithLives } from './cover-facts';
import { type CoverQuestion, peopleCoveredOn } from './cover-on';
import { type CoverRule } from './cover-rules';
import { type CoverStep, isPersonCovered, type PersonCover } from './person-cover';
import { standingOn } from './standing-on';

/** What changes next on a policy, and for whom. */
export interface NextCoverChange extends CoverStep {
  people: readonly Pick<PersonCover, 'personId' | 'firstName' | 'gender' | 'role'>[];
}

/** Who is covered on a day, for what, and what changes next: the one answer of every screen, document and message. */
export interface PolicyCover {
  date: PlainDate;
  /** Where the policy stands on that day. */
  status: PolicyStatus;
  /** Everybody on the policy in its order, then whoever asked to join it. */
  people: readonly PersonCover[];
  /** How many people the answer counts, and how many of them are covered. */
  counted: number;
  covered: number;
  nextChange: NextCoverChange | null;
}

/**
 * Who is covered on a day, in the past, today or to come. Pure: what it goes by is the policy, and what waits to be decided.
 * Source: docs/domain/policy.md#r4-3-cover.
 */
export function coverOn(policy: PolicyWithLives, question: CoverQuestion): PolicyCover {
  const { on, asOf = on } = question;
  const people = peopleCoveredOn(policy, question);
  const { status } = standingOn(policy, on, asOf);
  const counted = people.filter((person) => counts(person, on, hasNoCover(status)));
  return {
    date: on,
    status,
    people,
    counted: counted.length,
    covered: counted.filter(isPersonCovered).length,
    nextChange: nextOf(people),
  };
}

/** Who is covered today. */
export const coverToday = (
  policy: PolicyWithLives,
  today: PlainDate,
  requests: CoverQuestion['requests'] = [],
  deaths: CoverQuestion['deaths'] = [],
): PolicyCover => coverOn(policy, { on: today, requests, deaths });

const leaves: readonly CoverRule[] = ['death', 'removal'];

/** Who has died, by the policy or by an open claim, or left is not counted; whose cover ended by age or for want of proof is, as long as they can still be moved to other cover. */
function counts({ base, diedOn }: PersonCover, on: PlainDate, hasPolicyEnded: boolean): boolean {
  if (diedOn !== null) return false;
  if (base.state !== 'ended') return true;
  if (leaves.includes(base.rule)) return false;
  return hasPolicyEnded || base.since === null || on <= addDays(base.since, moveDays);
}

/** The earliest change, with everybody for whom the same changes on that day. */
function nextOf(people: readonly PersonCover[]): NextCoverChange | null {
  const changes = people.flatMap((person) => (person.nextChange ? [{ person, change: person.nextChange }] : []));
  const [first] = changes.toSorted((one, other) => one.change.on.localeCompare(other.change.on));
  if (first === undefined) return null;
  const same = changes.filter(({ change }) => change.on === first.change.on && isSame(change, first.change));
  return { ...first.change, people: same.map(({ person }) => person) };
}

/** Amounts and birthdays are one person's own. */
const isSame = (one: CoverStep, other: CoverStep): boolean =>
  one.what === other.what &&
  (one.what === 'natural-causes' || one.what === 'any-cause' || one.what === 'starts' || one === other);
