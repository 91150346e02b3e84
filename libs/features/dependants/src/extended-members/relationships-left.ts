import { type ApprovalAction, type ExtendedMember } from '@portal/contract';
import { checkParents, extendedRelationships, mostLives } from '@portal/domain';

type Additions = readonly Pick<ApprovalAction, 'proposedValue'>[];

/**
 * The relationships that count towards the limits: of everybody covered but one, and of those who wait to join
 * (docs/domain/code-lists.md#r10-5).
 */
export const takenRelationships = (
  members: readonly Pick<ExtendedMember, 'id' | 'Life_Status' | 'Relationship'>[],
  additions: Additions,
  except: string | null = null,
): string[] => [
  ...members
    .filter(({ id, Life_Status }) => id !== except && (Life_Status === 'ACTIVE' || Life_Status === 'PENDING'))
    .map(({ Relationship }) => Relationship),
  ...additions.map(({ proposedValue }) => String(proposedValue?.['Relationship'])),
];

/** The relationships that one more person may have, and the labels of those that two people have already. */
export function relationshipsLeft(taken: readonly string[]) {
  const mayJoin = ({ code }: { code: string }) => checkParents([...taken, code]).success;
  return {
    options: extendedRelationships.filter(mayJoin),
    full: extendedRelationships.filter((one) => !mayJoin(one)).map(({ label }) => label),
  };
}

/** The limits, before anybody types. */
export function limitSentences(taken: readonly string[]): string[] {
  const { full } = relationshipsLeft(taken);
  return [
    `You can cover at most ${mostLives.extendedMembers} extended members. You have ${taken.length} now.`,
    full.length === 0
      ? 'Among them can be two parents and two parents-in-law.'
      : `Only two parents and two parents-in-law can be covered, so this list has no ${full.join(', ')} any more.`,
  ];
}
