import { failure } from '@portal/contract';
import { type Answer } from './answer';
import { ApiError } from './api-error';

/** What came out of the query layer as a result again. Throws only what is a mistake of ours. */
export async function answerOf<Data>(sent: Promise<Data>): Promise<Answer<Data>> {
  try {
    return { success: true, data: await sent };
  } catch (error) {
    if (error instanceof ApiError) return failure(error.status, error.code, error.message);
    throw error;
  }
}
