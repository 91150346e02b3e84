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
  type Executor,
  findStaff,
  type StoredPerson,
  type StoredPolicy,
} from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { dayStart } from '../../day-start';
import { isSensitive } from './flag-facts';

/** Refuses with CONFLICT_OF_INTEREST a member of staff who stands too near a claim. Source: docs/domain/claims.md#c7-1. */
export async function checkNoInterest(
  executor: Executor,
  act: 'assess' | 'confirm',
  { claim, policy, caller }: { claim: ClaimRow; policy: StoredPolicy; caller: StaffCaller },
): Promise<Result<true>> {
  return checkInterest(act, {
    staffId: caller.staff.id,
    staff: await knownStaff(executor, caller),
    people: [...peopleOf(policy), ...claim.record.claimants.map(knownClaimant)],
    changes: await sensitiveChanges(executor, claim),
    dateOfDeath: claim.record.dateOfDeath,
  });
}

/** The token of a member of staff tells their e-mail address and no number. */
async function knownStaff(executor: Executor, { staff }: StaffCaller): Promise<KnownPerson> {
  const email = (await findStaff(executor, staff.id))?.email ?? null;
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
  executor: Executor,
  { policyNumber, record }: ClaimRow,
): Promise<InterestFacts['changes']> {
  const since = dayStart(addDays(record.dateOfDeath, -claimLimits.CONFLICT_DAYS));
  const changes = await changesOnPolicy(executor, policyNumber, since);
  return changes
    .filter(({ kind }) => isSensitive(kind))
    .flatMap(({ at, staff }) => staff.map((by) => ({ by, on: todayInJohannesburg(at) })));
}
