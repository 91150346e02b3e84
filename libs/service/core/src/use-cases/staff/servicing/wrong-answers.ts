import { type OpenPolicy } from '@portal/contract';
import {
  activeBeneficiaries,
  type CallerQuestion,
  checkCellNumber,
  isPlainDate,
  parseDayFirst,
  parseRand,
  searchableName,
  toCents,
} from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';

type Check = (answer: string, policy: StoredPolicy) => boolean;

const lettersAndDigits = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

/** What counts as the right answer to each question, however it is written. What is not on record cannot be answered rightly. */
const isRight: Record<CallerQuestion, Check> = {
  ID_NUMBER: (answer, { MainMember: { Id_Number, Passport_Number, Permit_Number } }) =>
    lettersAndDigits(answer) === (Id_Number ?? Passport_Number ?? Permit_Number),
  DATE_OF_BIRTH: (answer, { MainMember }) =>
    (isPlainDate(answer) ? answer : parseDayFirst(answer)) === MainMember.Date_Of_Birth,
  CELL_NUMBER: (answer, { MainMember }) => {
    const number = checkCellNumber(answer);
    return number.success && number.value === MainMember.Cell_Number;
  },
  POSTAL_CODE: (answer, { MainMember }) => answer === MainMember.PhysicalAddress.Postal_Code,
  PREMIUM: (answer, { Monthly_Premium }) => {
    const rand = parseRand(answer);
    return rand !== null && toCents(rand) === toCents(Monthly_Premium);
  },
  BENEFICIARY: (answer, policy) =>
    activeBeneficiaries(policy).some(({ Surname }) => searchableName(Surname) === searchableName(answer)),
};

/** The questions that a caller did not answer rightly. */
export const wrongAnswers = (policy: StoredPolicy, answers: NonNullable<OpenPolicy['answers']>): CallerQuestion[] =>
  answers.filter(({ question, answer }) => !isRight[question](answer, policy)).map(({ question }) => question);
