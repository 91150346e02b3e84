import { type ListedDeathReport } from '@portal/contract';
import { deceasedKinds, formatDate, labelOf } from '@portal/domain';

type Deceased = ListedDeathReport['deceased'];

/** Who died, by name. */
export const nameOfDeceased = ({ First_Name, Surname }: Pick<Deceased, 'First_Name' | 'Surname'>): string =>
  [First_Name, Surname].filter((name) => name !== null).join(' ') || 'Name not given';

/** What tells who died from others of that name: the surest that the reporter knew. */
export function knownBy({ Id_Number, Passport_Number, Policy_Number, Date_Of_Birth }: Deceased): string {
  if (Id_Number !== null) return `ID ${Id_Number}`;
  if (Passport_Number !== null) return `Passport ${Passport_Number}`;
  if (Policy_Number !== null) return `Policy ${Policy_Number}`;
  return Date_Of_Birth === null ? 'No number' : `Born on ${formatDate(Date_Of_Birth)}`;
}

/** Where the person was found by number; null where nobody has looked, or need look any more. */
export function foundWords({
  found,
  status,
  isLeftToStaff,
}: Pick<ListedDeathReport, 'found' | 'status' | 'isLeftToStaff'>): string | null {
  const [first, ...others] = found;
  if (first && others.length > 0) return `On ${found.length} policies`;
  if (first) return `${labelOf(deceasedKinds, first.lifeKind)} on ${first.policyNumber}`;
  if (status === 'RECEIVED') return isLeftToStaff ? 'Not looked up' : 'Being looked up';
  return status === 'UNLINKED' ? 'Nobody fits for certain' : null;
}
