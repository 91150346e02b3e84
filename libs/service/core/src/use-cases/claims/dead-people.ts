import { addDays, type PlainDate } from '@portal/domain';
import { type ClaimRow, type StoredPolicy } from '@portal/service-store';
import { type Died } from './payouts-of';

interface Life {
  Life_Status: string;
  Cover_End_Date: PlainDate | null;
}

/** Cover ends the day after somebody died. */
const diedOn = ({ Life_Status, Cover_End_Date }: Life): PlainDate | null =>
  Life_Status === 'DECEASED' && Cover_End_Date !== null ? addDays(Cover_End_Date, -1) : null;

/** The day the main member died, whoever the claim is about; null: the main member lives. */
export const mainMemberDiedOn = (
  { lifeKind, record }: Pick<ClaimRow, 'lifeKind' | 'record'>,
  { MainMember }: StoredPolicy,
): PlainDate | null => (lifeKind === 'MAIN_MEMBER' ? record.dateOfDeath : diedOn(MainMember));

/** Who of a policy has died, with the day, as far as their deaths were confirmed. */
export const deadOn = ({ Spouse, Children, ExtendedMembers }: StoredPolicy): Died[] =>
  [...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers].flatMap((person) => {
    const on = diedOn(person);
    return on === null ? [] : [{ person, on }];
  });
