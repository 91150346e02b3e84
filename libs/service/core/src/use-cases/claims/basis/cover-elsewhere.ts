import {
  asCoverElsewhere,
  claimAmounts,
  claimBasis,
  type CoverElsewhere,
  type Identified,
  isSamePerson,
  numberKey,
  type PlainDate,
} from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { claimsOfPerson, type Executor, policiesCovering, type StoredPolicy } from '@portal/service-store';
import { policyOnDay } from './policy-on-day';
import { deceasedOf, lifeOf } from './who-died';

/** Who died, and on which policy the claim is. */
interface Asked {
  policyNumber: string;
  person: Identified | null;
  dayOfDeath: PlainDate;
  today: PlainDate;
}

/**
 * What our other policies pay for the same person by the cause of death, riders included, each with what those that are older leave it.
 * Source: docs/domain/claims.md#c4-2.
 */
export async function coverElsewhereOf(executor: Executor, asked: Asked): Promise<CoverElsewhere[]> {
  const { policyNumber, person, dayOfDeath, today } = asked;
  if (person === null) return [];
  const covering = (await policiesCovering(executor, [person])).map(({ row }) => row.record);
  const known = new Set(covering.map(({ Policy_Number }) => Policy_Number));
  const left = (await takenOverFrom(executor, person)).filter(({ Policy_Number }) => !known.has(Policy_Number));
  const others = [...covering, ...left].filter(({ Policy_Number }) => Policy_Number !== policyNumber);
  const found: CoverElsewhere[] = [];
  for (const record of others.toSorted(byInception)) {
    const { policy, standing } = await policyOnDay(executor, record, dayOfDeath);
    const life = lifeOf(policy, (one) => isSamePerson(one, person));
    if (life === null) continue;
    const deceased = deceasedOf(life, { weeks: 0, wasEndedIntentionally: false, claimsPaid: 0 });
    const facts = { dayOfDeath, deceased, standing, benefits: supplementaryBenefits, coverElsewhere: found };
    const basis = claimBasis(policy, facts);
    found.push(asCoverElsewhere(basis, claimAmounts(basis, { decidedOn: today })));
  }
  return found;
}

/** Policies that somebody else has taken over from the person, who is not on them any more: they pay for the death all the same. */
async function takenOverFrom(executor: Executor, person: Identified): Promise<StoredPolicy[]> {
  const key = numberKey(person);
  const claims = key === null ? [] : await claimsOfPerson(executor, key);
  return claims.flatMap(({ record }) => record.beforeTakeover ?? []);
}

const byInception = (one: StoredPolicy, other: StoredPolicy) =>
  one.Inception_Date.localeCompare(other.Inception_Date) || one.Policy_Number.localeCompare(other.Policy_Number);
