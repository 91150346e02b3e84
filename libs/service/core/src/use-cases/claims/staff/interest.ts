import {
  addDays,
  checkInterest,
  claimLimits,
  type InterestFacts,
  type KnownPerson,
  type Result,
  todayInJohannesburg,
} from '@portal/domain';
import {
  changesOnPolicy,
  type ClaimRow,
  findStaff,
  type StoredPerson,
  type StoredPolicy,
  together,
  type Transaction,
} from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { dayStart } from '../../day-start';
import { isSensitive } from './flag-facts';

interface OnClaim {
  claim: ClaimRow;
  policy: StoredPolicy;
  caller: StaffCaller;
}

/** Refuses with CONFLICT_OF_INTEREST a member of staff who stands too near a claim. Source: docs/domain/claims.md#c7-1. */
export const checkNoInterest = async (
  tx: Transaction,
  act: 'assess' | 'confirm',
  about: OnClaim,
): Promise<Result<true>> => checkInterest(act, await interestFactsOf(tx, about));

/** Whom the claim is about and who had a part in it, for everything that the caller may be too near to do. */
export async function interestFactsOf(tx: Transaction, { claim, policy, caller }: OnClaim): Promise<InterestFacts> {
  const [staff, changes] = await together([knownStaff(tx, caller), sensitiveChanges(tx, claim)]);
  return {
    staffId: caller.staff.id,
    staff,
    people: [...peopleOf(policy), ...claim.record.claimants.map(knownClaimant)],
    changes,
    dateOfDeath: claim.record.dateOfDeath,
  };
}

/** The token of a member of staff tells their e-mail address and no number. */
async function knownStaff(tx: Transaction, { staff }: StaffCaller): Promise<KnownPerson> {
  const email = (await findStaff(tx, staff.id))?.email ?? null;
  return { name: staff.name, numbers: [], emails: email === null ? [] : [email] };
}

type Person = Pick<StoredPerson, 'First_Name' | 'Surname' | 'Id_Number' | 'Cell_Number'> & {
  Email_Address?: string | null;
};

const peopleOf = ({ MainMember, Spouse, Children, ExtendedMembers, Beneficiaries }: StoredPolicy): KnownPerson[] => {
  const people: Person[] = [MainMember, ...(Spouse ? [Spouse] : []), ...Children, ...ExtendedMembers, ...Beneficiaries];
  return people.map(({ First_Name, Surname, Id_Number, Cell_Number, Email_Address }) => ({
    name: `${First_Name} ${Surname}`,
    numbers: given(Id_Number, Cell_Number),
    emails: given(Email_Address),
  }));
};

const knownClaimant = ({ name, idNumber, cellNumber }: ClaimRow['record']['claimants'][number]): KnownPerson => ({
  name,
  numbers: given(idNumber, cellNumber),
  emails: [],
});

const given = (...texts: (string | null | undefined)[]): string[] => texts.flatMap((text) => (text ? [text] : []));

/** Each member of staff who had a part in a change by which somebody could gain. */
async function sensitiveChanges(
  tx: Transaction,
  { policyNumber, record }: ClaimRow,
): Promise<InterestFacts['changes']> {
  const since = dayStart(addDays(record.dateOfDeath, -claimLimits.CONFLICT_DAYS));
  const changes = await changesOnPolicy(tx, policyNumber, since);
  return changes
    .filter(({ kind }) => isSensitive(kind))
    .flatMap(({ at, staff }) => staff.map((by) => ({ by, on: todayInJohannesburg(at) })));
}
