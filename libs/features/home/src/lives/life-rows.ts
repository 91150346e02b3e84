import { type Policy } from '@portal/contract';
import { childRelationships, extendedRelationships, fullName, labelOf } from '@portal/domain';

/** One covered person, ready for the screen. */
export interface LifeRow {
  id: string;
  name: string;
  relationship: string;
  age: number;
  /** Rand. */
  cover: number;
  hasPendingAction: boolean;
}

type Life =
  Policy['MainMember'] | NonNullable<Policy['Spouse']> | Policy['Children'][number] | Policy['ExtendedMembers'][number];

const row = (life: Life, relationship: string): LifeRow => ({
  id: life.id,
  name: fullName(life),
  relationship,
  age: life.Age,
  cover: life.Cover_Amount,
  hasPendingAction: life.Has_Pending_Action,
});

const isCovered = (life: Life) => life.Life_Status === 'ACTIVE';

/** Everybody who is covered now: main member, spouse, children, extended members. */
export const lifeRows = ({ MainMember, Spouse, Children, ExtendedMembers }: Policy): LifeRow[] => [
  row(MainMember, 'Main member'),
  ...(Spouse && isCovered(Spouse) ? [row(Spouse, 'Spouse')] : []),
  ...Children.filter(isCovered).map((child) => row(child, labelOf(childRelationships, child.Relationship))),
  ...ExtendedMembers.filter(isCovered).map((member) =>
    row(member, labelOf(extendedRelationships, member.Relationship)),
  ),
];
