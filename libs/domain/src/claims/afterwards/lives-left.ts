import { ages } from '../../base/ages';
import { type PlainDate } from '../../base/plain-date';
import { hasCoverEnded } from '../../lives/child-cover-ending';
import { type CoveredChild } from '../../lives/person-cover';
import { ageOn } from '../../people/age';
import { isActiveLife } from '../../people/life-status';

/** Somebody on a policy, as far as it decides who stays covered after a death. */
export interface LifeOnPolicyLeft {
  id: string;
  First_Name: string;
  Surname: string;
  Date_Of_Birth: PlainDate;
  Life_Status: string;
  /** The first day without cover. */
  Cover_End_Date?: PlainDate | null;
  Cell_Number?: string | null;
}

export type ChildLeft = LifeOnPolicyLeft & Omit<CoveredChild, 'id' | 'Cover_End_Date'>;

export interface ExtendedMemberLeft extends LifeOnPolicyLeft {
  Cover_Amount: number;
  Monthly_Premium: number;
}

/** Everybody on a policy but for its main member. */
export interface LivesBesideMainMember {
  Spouse: LifeOnPolicyLeft | null;
  Children: readonly ChildLeft[];
  ExtendedMembers: readonly ExtendedMemberLeft[];
}

/** Who is covered on a policy beside whoever died. */
export interface LivesLeft {
  spouse: LifeOnPolicyLeft | null;
  children: readonly ChildLeft[];
  extendedMembers: readonly ExtendedMemberLeft[];
}

/** Who is still covered on a day, each in the order of the policy. */
export function livesLeft(
  { Spouse, Children, ExtendedMembers }: LivesBesideMainMember,
  { deceasedId, on }: { deceasedId: string | null; on: PlainDate },
): LivesLeft {
  const isLeft = (life: LifeOnPolicyLeft) => life.id !== deceasedId && isActiveLife(life) && !hasCoverEnded(life, on);
  return {
    spouse: Spouse && isLeft(Spouse) ? Spouse : null,
    children: Children.filter(isLeft),
    extendedMembers: ExtendedMembers.filter(isLeft),
  };
}

/** Everybody who is left in one list: spouse, children, extended members. */
export const everybodyLeft = ({ spouse, children, extendedMembers }: LivesLeft): LifeOnPolicyLeft[] => [
  ...(spouse ? [spouse] : []),
  ...children,
  ...extendedMembers,
];

/** Those of them who are adults on a day: they are told what becomes of their cover. */
export const adultsLeft = (left: LivesLeft, on: PlainDate): LifeOnPolicyLeft[] =>
  everybodyLeft(left).filter(({ Date_Of_Birth }) => ageOn(Date_Of_Birth, on) >= ages.adult);
