import { type AccountVerification } from '@portal/domain';
import { type AccountQuestion, type AccountVerifier } from '../account-verifier';

/** Asks about an account. Whoever cannot be reached has not answered: the question is asked again later. */
export const verifyAccount = async (
  verifier: AccountVerifier,
  question: AccountQuestion,
): Promise<AccountVerification> =>
  verifier.verify(question).catch((): AccountVerification => ({ result: 'NO_ANSWER', reason: null }));
