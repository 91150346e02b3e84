import { type PlainDate } from '../../base/plain-date';
import { type PolicyWithLives } from '../../cover/cover-facts';
import { livesOnPolicy } from '../../cover/lives-on-policy';
import { ageOn } from '../../people/age';
import { type Deceased, type LifeOnDay } from './deceased';
import { type NothingPayable } from './nothing-payable';
import { newbornOnDay, stillbornOnDay } from './unregistered-children';

/** Who died and how the policy covered them. Source: docs/domain/claims.md#c4-2. */
export function lifeOnDay(policy: PolicyWithLives, deceased: Deceased, on: PlainDate): LifeOnDay {
  if (deceased.kind === 'STILLBORN') return stillbornOnDay(policy, deceased, on);
  if (deceased.kind === 'CHILD' && deceased.lifeId === null) return newbornOnDay(policy, deceased.dateOfBirth, on);
  const { kind, lifeId, dateOfBirth } = deceased;
  const person = livesOnPolicy(policy, []).find(({ life, role }) => life.id === lifeId && role === kind);
  const life = person?.life;
  const birth = life?.Date_Of_Birth ?? dateOfBirth;
  const amount = person?.amountOn(on).byPlan ?? 0;
  const start = life?.Cover_Start_Date ?? on;
  return {
    kind,
    age: ageOn(birth, on),
    cover: {
      id: lifeId ?? '',
      Cover_Amount: amount,
      Cover_Start_Date: start,
      Waiting_Period_End_Date: life?.Waiting_Period_End_Date ?? start,
    },
    increases: policy.Cover_Increases.filter((increase) => increase.lifeId === lifeId),
    isForAnyCause: false,
    nothing: whyNot(),
  };

  function whyNot(): NothingPayable | null {
    if (!person || person.life.Life_Status === 'PENDING') return { code: 'NOT_COVERED', on };
    if (start > on) return { code: 'COVER_NOT_STARTED', starts: start };
    const { ending } = person;
    if (ending !== null && ending.on <= on) return { code: 'COVER_ENDED', ended: ending.on, rule: ending.rule };
    return amount > 0 ? null : { code: 'NOT_COVERED', on };
  }
}
