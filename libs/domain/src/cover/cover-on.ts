import { fromCents, toCents } from '../base/money';
import { laterOf, firstOfMonth, type PlainDate } from '../base/plain-date';
import { isCovering } from '../policy/policy-status';
import { moveOf, newLifeOf } from './asked-to-join';
import { baseOfCover, type PolicyOnDay } from './base-of-cover';
import { type ClaimedDeath, type CoverRequest, type PolicyWithLives } from './cover-facts';
import { limitsOfCover, studyThreat } from './limits-and-threats';
import { type CoverOfLife, livesOnPolicy } from './lives-on-policy';
import { nextCoverChange } from './next-cover-change';
import { type AddedCover, partsOfCover } from './parts-of-cover';
import { nothingPayable, payableOn } from './payable-on';
import { type CoverThreat, hasOwnEnd, isPersonCovered, type PersonCover } from './person-cover';
import { standingOn } from './standing-on';

/** Which day is asked about, and what is known besides the policy. */
export interface CoverQuestion {
  /** The day that is asked about. */
  on: PlainDate;
  /** The day on which the policy is as it is given; without it, the day that is asked about. */
  asOf?: PlainDate;
  /** What waits for a decision or for its day. */
  requests?: readonly CoverRequest[];
  /** Deaths that open claims tell of. */
  deaths?: readonly ClaimedDeath[];
}

/** Everybody on a policy on a day, in its order; then whoever asked to join it. */
export function peopleCoveredOn(policy: PolicyWithLives, question: CoverQuestion): PersonCover[] {
  const { on, requests = [], deaths = [] } = question;
  const onDay = policyOnDay(policy, question);
  const threats = threatsToPolicy(policy, onDay);
  const known = livesOnPolicy(policy, requests);
  const people = known.map((person) =>
    afterDeath(personCover(person, policy.Cover_Increases, onDay, threats), deaths, on),
  );
  const ids = new Set(known.map(({ life }) => life.id));
  const joining = requests
    .filter(({ entityId }) => !ids.has(entityId))
    .flatMap((request) => newLifeOf(request, { on, standing: onDay.standing }) ?? []);
  return [...people, ...joining];
}

function policyOnDay(policy: PolicyWithLives, { on, asOf = on, requests = [] }: CoverQuestion): PolicyOnDay {
  const standing = standingOn(policy, on, asOf);
  const start = standing.status === 'PENDING' ? startOf(policy, on, requests) : null;
  return { on, standing, owed: policy.Arrears_Amount, start };
}

/** A policy begins with the first premium, in the month it comes, and with the approval. Source: docs/domain/policy.md#r4-3. */
function startOf(policy: PolicyWithLives, on: PlainDate, requests: readonly CoverRequest[]): PolicyOnDay['start'] {
  const day = laterOf(policy.Inception_Date, firstOfMonth(on));
  const isPaid = policy.Paid_To_Date !== null;
  const application = requests.find(({ adds, isApproved }) => adds === 'POLICY' && !isApproved);
  if (isPaid && application) return { on: day, rule: 'approval', move: moveOf(application) };
  const due = Math.max(0, toCents(policy.Monthly_Premium) - toCents(policy.Premium_Credit));
  const amount = isPaid ? 0 : fromCents(due);
  return { on: day, rule: 'first-premium', move: { by: 'you', toDo: { kind: 'pay', amount }, until: null } };
}

function threatsToPolicy(policy: PolicyWithLives, { standing, owed }: PolicyOnDay): CoverThreat[] {
  if (standing.status === 'IN_GRACE') {
    return [{ kind: 'grace', rule: 'grace', amount: owed, until: policy.Grace_End_Date }];
  }
  return standing.status === 'PAID_UP'
    ? [{ kind: 'premiums-waived', rule: 'premiums-waived', until: policy.Paid_Up_Until ?? null }]
    : [];
}

function personCover(
  person: CoverOfLife,
  increases: readonly AddedCover[],
  policy: PolicyOnDay,
  ofPolicy: readonly CoverThreat[],
): PersonCover {
  const { on } = policy;
  const { life, role } = person;
  const parts = partsOfCover({ ...life, Cover_Amount: person.amountOn(on).here }, increases);
  const payable = payableOn(parts, on);
  const base = baseOfCover(person, parts, payable, policy);
  const isCovered = isPersonCovered({ base, diedOn: null });
  const goesOn = isCovering(policy.standing.status) && base.state !== 'ended';
  return {
    personId: life.id,
    firstName: life.First_Name,
    gender: life.Gender ?? null,
    role,
    isOnPolicy: true,
    diedOn: null,
    base,
    limits: isCovered || base.rule === 'legal-maximum' ? limitsOfCover(person, parts, on) : [],
    threats: isCovered ? earliestFirst([...ofPolicy, ...studyThreat(person, on)]) : [],
    amounts: isCovered ? payable : nothingPayable,
    fullAmount: parts.reduce((sum, { amount }) => sum + amount, 0),
    nextChange: goesOn ? nextCoverChange(person, increases, on) : null,
  };
}

/**
 * Of somebody whose death is claimed nothing is asked any more and nothing changes; what would be paid stays. The main member may be alive
 * and reading this: a claim about them changes nothing before the death is confirmed. Source: docs/domain/claims.md#c9-2.
 */
function afterDeath(person: PersonCover, deaths: readonly ClaimedDeath[], on: PlainDate): PersonCover {
  const death = deaths.find(({ lifeId, dateOfDeath }) => lifeId === person.personId && dateOfDeath <= on);
  if (death === undefined || person.role === 'MAIN_MEMBER' || hasOwnEnd(person)) return person;
  return { ...person, diedOn: death.dateOfDeath, limits: [], threats: [], nextChange: null };
}

const earliestFirst = (threats: readonly CoverThreat[]): CoverThreat[] =>
  threats.toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'));
