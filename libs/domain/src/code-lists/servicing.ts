import { type CodeList, codeList, type CodeOf } from './code-list';

/** Why a member of staff opens a policy. The policyholder reads the label in the access log. */
export const servicingReasons = [
  { code: 'CALL', label: 'Policyholder called', needsCaller: true },
  { code: 'BRANCH', label: 'Policyholder came to a branch', needsCaller: true },
  { code: 'WRITTEN_REQUEST', label: 'Request by e-mail or letter', needsCaller: false },
  { code: 'CLAIM', label: 'Claim or report of a death', needsCaller: false },
  { code: 'COMPLAINT', label: 'Complaint', needsCaller: false },
  { code: 'DECISION', label: 'Decision on a requested change', needsCaller: false },
  { code: 'QUALITY', label: 'Quality check', needsCaller: false },
] as const satisfies readonly (CodeList[number] & { needsCaller: boolean })[];
export type ServicingReason = CodeOf<typeof servicingReasons>;

/** What a caller can be asked to show that they are the policyholder, as it is read to them. */
export const callerQuestions = codeList({
  ID_NUMBER: 'What is your ID number?',
  DATE_OF_BIRTH: 'What is your date of birth?',
  CELL_NUMBER: 'What is your cellphone number?',
  POSTAL_CODE: 'What is your postal code at home?',
  PREMIUM: 'How much do you pay a month?',
  BENEFICIARY: 'What is a beneficiary’s surname?',
});
export type CallerQuestion = CodeOf<typeof callerQuestions>;
