import { errorCodes, type FieldError, yourselfSentence } from '@portal/contract';
import { isSamePerson } from '@portal/domain';
import { type Application } from '../application';
import { identityField, insuredPeople, nominees, type Placed } from '../insured-people';

const twice = errorCodes.DUPLICATE.message;

/** Everybody who stands in the list a second time. */
const again = (people: readonly Placed[]): FieldError[] =>
  people
    .filter((one, place) => people.slice(0, place).some((other) => isSamePerson(one.person, other.person)))
    .map((one) => ({ field: identityField(one), message: twice }));

/** Nobody is covered twice or paid twice, and nobody is paid for an own death. */
export const checkPeople = (application: Application): FieldError[] => [
  ...again(insuredPeople(application)),
  ...again(nominees(application)),
  ...nominees(application)
    .filter(({ person }) => isSamePerson(person, application.MainMember))
    .map((one) => ({ field: identityField(one), message: yourselfSentence })),
];
