import { type CallerQuestion, servicingReasons, type ServicingReason } from '../code-lists/servicing';
import { fail, ok, type Result } from '../base/result';

/** Hours for which a policy stays open to the member of staff who opened it. */
export const servicingHours = 4;
/** How many questions a caller must answer, all of them rightly. */
const callerAnswersNeeded = 3;

/** Whether a policy is opened for somebody who is calling or standing there. */
export const needsCaller = (reason: ServicingReason): boolean =>
  servicingReasons.some(({ code, needsCaller }) => code === reason && needsCaller);

/** Whether these questions, once answered rightly, show who is calling: enough of them, and one about the identity document. */
export function checkCallerQuestions(asked: readonly CallerQuestion[]): Result<true> {
  const questions = new Set(asked);
  if (questions.size < callerAnswersNeeded) return fail(`Ask the caller at least ${callerAnswersNeeded} questions`);
  return questions.has('ID_NUMBER') || questions.has('DATE_OF_BIRTH')
    ? ok(true)
    : fail('Ask for the ID number or the date of birth');
}
