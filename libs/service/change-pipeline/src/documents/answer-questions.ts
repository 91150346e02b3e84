import { markQuestionsAnswered, questionsOf, type StoredAction, type Transaction } from '@portal/service-store';

/** What is still asked about a request once a document has come. */
export interface StillAsked {
  awaitsCustomer: boolean;
  asked: StoredAction['asked'];
}

/**
 * Notes which questions a document has answered: those none of whose documents is missing any more. One that asked for words only is
 * answered by any document.
 */
export async function answerQuestions(
  tx: Transaction,
  actionId: string,
  documents: StoredAction['documents'],
  now: Date,
): Promise<StillAsked> {
  const open = (await questionsOf(tx, actionId)).filter(({ answeredAt }) => answeredAt === null);
  const isMissing = (type: string) => documents.some((one) => one.type === type && one.required && !one.received);
  const unanswered = open.filter(({ documentTypes }) => documentTypes.some(isMissing));
  const answered = open.filter((question) => !unanswered.includes(question));
  await markQuestionsAnswered(
    tx,
    answered.map(({ id }) => id),
    now,
  );
  const last = unanswered.at(-1);
  return {
    awaitsCustomer: unanswered.length > 0,
    asked: last ? { message: last.message, askedAt: last.askedAt.toISOString() } : null,
  };
}
