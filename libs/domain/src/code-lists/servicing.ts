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

/** What a caller can be asked to show that they are the policyholder. */
export const callerQuestions = [
  { code: 'ID_NUMBER', label: 'ID number' },
  { code: 'DATE_OF_BIRTH', label: 'Date of birth' },
  { code: 'CELL_NUMBER', label: 'Cellphone number on the policy' },
  { code: 'POSTAL_CODE', label: 'Postal code of the home address' },
  { code: 'PREMIUM', label: 'Monthly premium' },
  { code: 'BENEFICIARY', label: 'Surname of a beneficiary' },
] as const satisfies CodeList;
export type CallerQuestion = CodeOf<typeof callerQuestions>;
