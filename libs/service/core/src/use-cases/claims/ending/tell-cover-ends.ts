import {
  adultsLeft,
  type AfterDeathStep,
  everybodyLeft,
  type LivesLeft,
  namesOf,
  type PlainDate,
  premiumIfTakenOver,
} from '@portal/domain';
import { products, supplementaryBenefits } from '@portal/domain/catalogue';
import { sendNotices, textAboutClaim } from '@portal/service-change-pipeline';
import {
  type ClaimRow,
  noteReminder,
  type PolicyRow,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { isGuardian } from '../continuation/guardian';
import { kindOf } from '../parts-of-number';

/** A letter that is due, and the policy that it is about: both it and its claim are held. */
interface LetterDue {
  claim: ClaimRow;
  policy: PolicyRow;
  left: LivesLeft;
  step: Extract<AfterDeathStep, { kind: 'LETTER' }>;
  now: Date;
}

/**
 * Tells every adult who is covered when that ends unless somebody takes the policy over, and what it would cost: by text message on the own
 * number, and word for word among the messages of the policy, where whoever takes it over finds it. Where no adult is covered, the guardian and
 * whoever speaks for a child who is paid are told. Gives whether it was not said before. Source: docs/domain/claims.md#c8-3.
 */
export async function tellCoverEnds(
  tools: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { claim, policy, left, step, now }: LetterDue,
): Promise<boolean> {
  const { letter, lastDay } = step;
  const about = { kind: 'COVER_ENDS', subject: claim.id, day: letter.on } as const;
  if (!(await noteReminder(tx, policy.policyNumber, about, now))) return false;
  const premium = premiumFor({ claim, policy, left }, letter.on);
  const people = everybodyLeft(left);
  const said = { type: 'COVER_ENDS', date: lastDay, ...(premium !== null && { amount: premium }) } as const;
  await sendNotices(tools, tx, policy, [{ ...said, name: namesOf(people) }], now);
  for (const to of numbersToTell({ claim, left }, letter.on)) {
    await textAboutClaim(tools, tx, claim, to, { ...said, reason: String(people.length) }, now);
  }
  return true;
}

const premiumFor = ({ claim, policy, left }: Pick<LetterDue, 'claim' | 'policy' | 'left'>, on: PlainDate) =>
  premiumIfTakenOver(policy.record, {
    died: claim.record.dateOfDeath,
    left,
    on,
    plans: products,
    riders: supplementaryBenefits,
  });

/** Each number once, whoever share it. */
function numbersToTell({ claim, left }: Pick<LetterDue, 'claim' | 'left'>, on: PlainDate): string[] {
  const adults = adultsLeft(left, on).map(({ Cell_Number }) => Cell_Number ?? null);
  const guardians = claim.record.claimants
    .filter((one) => isGuardian(one) || (one.representative && kindOf(one, on) === 'CHILD'))
    .map(({ cellNumber }) => cellNumber);
  const numbers = adults.length > 0 ? adults : guardians;
  return [...new Set(numbers.filter((number) => number !== null))];
}
