import { addsLife, type ChildWithEnd, hasCoverEnded, type Identified, isSamePerson } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type ChangeContext, type EntityRecord, refused, type Refused } from '../base/change';

type Person = Identified &
  Partial<Omit<ChildWithEnd, 'Date_Of_Birth'>> & { Date_Of_Birth?: string; id?: string; Life_Status?: string };

const isGone = ({ Life_Status }: Person) => Life_Status === 'REMOVED';

/** Everybody covered by the policy, and everybody who was asked to be. */
function lives(policy: StoredPolicy, open: ChangeContext['open']): Person[] {
  const covered: Person[] = [policy.MainMember, ...(policy.Spouse ? [policy.Spouse] : []), ...policy.Children];
  const asked = open.filter(({ actionType }) => addsLife(actionType)).map(({ proposedValue }) => proposedValue);
  return [...covered, ...policy.ExtendedMembers, ...(asked as Person[])].filter((one) => one && !isGone(one));
}

/** Refuses somebody who is covered already, in whatever role; `except` is the record that changes. */
export function checkNewLife(
  policy: StoredPolicy,
  person: EntityRecord,
  { open, today }: Pick<ChangeContext, 'open' | 'today'>,
  except: string | null = null,
): Refused | null {
  const others = lives(policy, open).filter((one) => one.id !== except && !hasCoverEnded(one, today));
  return others.some((other) => isSamePerson(other, person as Person)) ? refused('DUPLICATE') : null;
}
