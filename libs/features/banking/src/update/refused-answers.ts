import { type ErrorCode, type FieldError, type Rule } from '@portal/contract';
import { type Answers } from './answers';

/** Answers that the service refused: while they stay as they were, its sentence stands beside them. */
export interface RefusedAnswers {
  errors: readonly FieldError[];
  answers: Partial<Answers>;
  /** The bank does not confirm the account: a document of the bank is another way. */
  offersLetter: boolean;
}

interface Refusal {
  code: string;
  message: string;
  errors?: readonly FieldError[];
}

/** What leads back to an answer of the form, by code. */
const fieldOf: Partial<Record<ErrorCode, keyof Answers>> = {
  ACCOUNT_VERIFICATION_FAILED: 'Account_Number',
  BANKING_DETAILS_REQUIRED: 'Account_Choice',
};

/** The refusal as one of answers; null when it is about something else, as an answer that never came. */
export function refusedAnswers({ code, message, errors }: Refusal, answers: Partial<Answers>): RefusedAnswers | null {
  const field = fieldOf[code as ErrorCode];
  const named = errors?.filter((error) => Object.hasOwn(answers, error.field)) ?? [];
  const found = named.length > 0 ? named : field ? [{ field, message }] : [];
  if (found.length === 0) return null;
  return { errors: found, answers, offersLetter: code === 'ACCOUNT_VERIFICATION_FAILED' };
}

/** Bank, holder and number are judged by the bank together: with any of them new, it is asked again. */
const judgedTogether = [
  ...(['Bank_Name', 'Account_Number', 'Account_Type'] as const),
  ...(['Account_Holder_Name', 'Account_Holder_Relationship', 'Account_Holder_Id_Number'] as const),
];

/** Refuses what was refused already, until it is another answer or a document of the bank comes with it. */
export const notRefusedAgain =
  (refused: RefusedAnswers | null): Rule<Answers> =>
  (answers) => {
    if (refused === null) return [];
    const isSame = (name: keyof Answers) => answers[name] === refused.answers[name];
    if (refused.offersLetter) {
      const hasLetter = (answers.Documents ?? []).length > 0;
      return hasLetter || !judgedTogether.every(isSame) ? [] : refused.errors;
    }
    return refused.errors.filter(({ field }) => isSame(field as keyof Answers));
  };
