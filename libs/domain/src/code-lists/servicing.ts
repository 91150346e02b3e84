import { type CodeList, type CodeOf } from './code-list';

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
export const callerQuestions = [
  { code: 'ID_NUMBER', label: 'What is your ID number?' },
  { code: 'DATE_OF_BIRTH', label: 'What is your date of birth?' },
  { code: 'CELL_NUMBER', label: 'What is your cellphone number?' },
  { code: 'POSTAL_CODE', label: 'What is your postal code at home?' },
  { code: 'PREMIUM', label: 'How much do you pay a month?' },
  { code: 'BENEFICIARY', label: 'What is a beneficiary’s surname?' },
] as const satisfies CodeList;
export type CallerQuestion = CodeOf<typeof callerQuestions>;
