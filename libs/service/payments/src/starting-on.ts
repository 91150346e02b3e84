import { agesCountOn, type PlainDate, waitingPeriodEnd } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

interface Covered {
  Cover_Start_Date: PlainDate;
  Waiting_Period_End_Date: PlainDate;
}

/**
 * A new policy that begins on another day than planned, because its first premium came later: cover of everybody who was to be
 * covered from the first starts then. A waiting period that was shortened keeps its own end. What it costs stays as it was quoted: ages were
 * judged for the day on which it was to begin. Source: docs/domain/policy.md#r4-3.
 */
export function startingOn(policy: StoredPolicy, start: PlainDate): StoredPolicy {
  const planned = policy.Inception_Date;
  if (planned === start) return policy;
  const moved = <Life extends Covered>(life: Life): Life => {
    if (life.Cover_Start_Date !== planned) return life;
    const { Waiting_Period_End_Date: ends } = life;
    const isFull = ends === waitingPeriodEnd(planned);
    const Waiting_Period_End_Date = isFull ? waitingPeriodEnd(start) : ends > start ? ends : start;
    return { ...life, Cover_Start_Date: start, Waiting_Period_End_Date };
  };
  return {
    ...moved(policy),
    Inception_Date: start,
    Priced_On: agesCountOn(policy),
    MainMember: moved(policy.MainMember),
    Spouse: policy.Spouse && moved(policy.Spouse),
    Children: policy.Children.map(moved),
    ExtendedMembers: policy.ExtendedMembers.map(moved),
    SupplementaryBenefits: policy.SupplementaryBenefits.map((benefit) =>
      benefit.startDate === planned ? { ...benefit, startDate: start } : benefit,
    ),
  };
}
