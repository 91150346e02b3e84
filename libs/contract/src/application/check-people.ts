import { isSamePerson } from '@portal/domain';
import { type FieldError } from '../failure';
import { yourselfSentence } from '../records/beneficiary';
import { duplicate } from '../shown-refusals';
import { type ApplicationRecord } from './application-record';
import { identityField, insuredPeople, nominees, type Placed } from './applying-people';

/** Everybody who stands in the list a second time. */
const again = (people: readonly Placed[]): FieldError[] =>
  people
    .filter((one, place) => people.slice(0, place).some((other) => isSamePerson(one.person, other.person)))
    .map((one) => ({ field: identityField(one), message: duplicate }));

/** Nobody is covered twice, and who is paid is in order. */
export const checkPeople = (application: ApplicationRecord): FieldError[] => [
  ...again(insuredPeople(application)),
  ...checkNominees(application, application.MainMember),
];

/** Nobody is paid twice, and nobody is paid for an own death. */
export const checkNominees = (
  named: Pick<ApplicationRecord, 'Beneficiaries'>,
  policyholder: Parameters<typeof isSamePerson>[1],
): FieldError[] => [
  ...nominees(named)
    .filter(({ person }) => isSamePerson(person, policyholder))
    .map((one) => ({ field: identityField(one), message: yourselfSentence })),
  ...again(nominees(named)),
];
