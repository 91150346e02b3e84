import {
  type AfterDeathStep,
  everybodyLeft,
  type LivesLeft,
  namesOf,
  type PlainDate,
  premiumIfTakenOver,
  toldOfCoverEnd,
} from '@portal/domain';
import { products, supplementaryBenefits } from '@portal/domain/catalogue';
import { postLetter, sendNotices, textAboutClaim } from '@portal/service-change-pipeline';
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
 * number or by letter, and word for word among the messages of the policy, where whoever takes it over finds it. Gives whether it was not said before. Source: docs/domain/claims.md#c8-3.
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
  const notice = { ...said, name: namesOf(people) };
  await sendNotices(tools, tx, policy, [notice], now);
  const { numbers, letterTo } = toldOfCoverEnd({
    left,
    numbersOfSpeakers: numbersOfSpeakers(claim, letter.on),
    mainMember: policy.record.MainMember,
    on: letter.on,
  });
  for (const to of numbers) {
    await textAboutClaim(tools, tx, claim, to, { ...said, reason: String(people.length) }, now);
  }
  if (letterTo !== null) await postLetter(tools, tx, policy, { ...notice, to: letterTo }, now);
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

/** Of the guardian and of whoever speaks for a child who is paid. */
const numbersOfSpeakers = ({ record }: ClaimRow, on: PlainDate): (string | null)[] =>
  record.claimants
    .filter((one) => isGuardian(one) || (one.representative && kindOf(one, on) === 'CHILD'))
    .map(({ cellNumber }) => cellNumber);
