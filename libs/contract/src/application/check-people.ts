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

/** Nobody is covered twice or paid twice, and nobody is paid for an own death. */
export const checkPeople = (application: ApplicationRecord): FieldError[] => [
  ...again(insuredPeople(application)),
  ...nominees(application)
    .filter(({ person }) => isSamePerson(person, application.MainMember))
    .map((one) => ({ field: identityField(one), message: yourselfSentence })),
  ...again(nominees(application)),
];
