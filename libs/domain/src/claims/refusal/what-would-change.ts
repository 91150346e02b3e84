import { type CoverRule } from '../../cover/cover-rules';
import { type RefusalReason } from '../../code-lists/claims-work';
import { childCoverEnds } from '../../lives/child-cover';
import { type RefusalFacts } from './refusal-reason';

const changes: Readonly<Record<RefusalReason, ((name: string) => string) | null>> = {
  NOT_COVERED: (name) => `Proof that we had been asked to add ${name}`,
  COVER_NOT_STARTED: null,
  COVER_ENDED: () => 'Proof of study, or of the disability, for that time',
  WAITING_PERIOD: () => 'Proof of an accident; proof of earlier cover with another insurer',
  SUICIDE: () => 'Another finding of the inquest',
  LAPSED: () => 'Proof of payment; that the notice did not go out',
  STILLBORN_WEEKS: () => 'A letter with other weeks',
  STILLBORN_COUNT: null,
  LIMIT_REACHED: null,
  CRIME: () => 'Another finding of the police or court',
  NOT_PROVED: () => 'Death certificate; register entry',
  FRAUD: null,
};

/** The rules by which the age of a child ends its cover, and proof could have it go on. */
const byAge: readonly CoverRule[] = ['usual-age', 'student-age', 'proof-of-study'];

/**
 * What would change a refusal; null where nothing that we know of would. No proof of study brings back cover that ended for another reason
 * than the age of a child. Source: docs/domain/claims.md#c7-3.
 */
export function whatWouldChange(facts: RefusalFacts, name: string): string | null {
  if (facts.code === 'COVER_ENDED' && !byAge.includes(facts.rule)) return null;
  return changes[facts.code]?.(name) ?? null;
}

const endReasons: { readonly [Rule in CoverRule]?: string } = {
  'usual-age': `the child had turned ${childCoverEnds.usual}`,
  'student-age': `the child had turned ${childCoverEnds.student}`,
  'proof-of-study': 'no proof of study had reached us',
  removal: 'the policyholder had asked us to end it',
  plan: 'the plan had changed to one without it',
  cancelled: 'the policy had been cancelled',
  claimed: 'the policy had ended after an earlier death',
};

/** Why the cover of somebody ended, as `reason` of a refusal says it; null: staff have to say it. */
export const endOfCoverReason = (rule: CoverRule): string | null => endReasons[rule] ?? null;
