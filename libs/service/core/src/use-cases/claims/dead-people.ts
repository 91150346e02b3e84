import { addDays, isSamePerson, type PlainDate } from '@portal/domain';
import { type ClaimRow, type StoredPolicy } from '@portal/service-store';

/** Somebody who has died, as the policy knows them. */
export interface Died {
  person: Parameters<typeof isSamePerson>[1];
  on: PlainDate;
}

interface Life {
  Life_Status: string;
  Cover_End_Date: PlainDate | null;
}

/** The day somebody on a policy died, as far as their death was confirmed: cover ends the day after. Null: they live. */
export const diedOn = ({ Life_Status, Cover_End_Date }: Life): PlainDate | null =>
  Life_Status === 'DECEASED' && Cover_End_Date !== null ? addDays(Cover_End_Date, -1) : null;

/** A claim, as far as it says whose death it is about, and when that was. */
interface AboutDeath {
  lifeKind: ClaimRow['lifeKind'];
  record: Pick<ClaimRow['record'], 'dateOfDeath'>;
}

/** The day the main member died whose policy it was, whoever the claim is about; null: they live. */
export const mainMemberDiedOn = ({ lifeKind, record }: AboutDeath, { MainMember }: StoredPolicy): PlainDate | null =>
  lifeKind === 'MAIN_MEMBER' ? record.dateOfDeath : diedOn(MainMember);

/** Who of a policy has died, with the day, as far as their deaths were confirmed; its main member may have been named by the one before. */
export const deadOn = ({ MainMember, Spouse, Children, ExtendedMembers }: StoredPolicy): Died[] =>
  [MainMember, ...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers].flatMap((person) => {
    const on = diedOn(person);
    return on === null ? [] : [{ person, on }];
  });

/** The day somebody died who is among those people; null: they live, as far as we know. */
export const diedBy = (dead: readonly Died[], one: Died['person']): PlainDate | null =>
  dead.find(({ person }) => isSamePerson(one, person))?.on ?? null;

/** Who has died of those whom a claim may pay, as the policy knows it. */
export const knownDead = (claim: AboutDeath, policy: StoredPolicy) => ({
  holderDiedOn: mainMemberDiedOn(claim, policy),
  dead: deadOn(policy),
});
