import { type Failure } from '@portal/contract';

/** Refusals whose own sentence is meant for somebody else, or that say too little to a member of staff. */
const sentences: Partial<Record<string, string>> = {
  ACTION_EXPIRED: 'This request has expired. Nobody can decide on it any more; it can be made again.',
  ACTION_NOT_PENDING: 'Somebody has dealt with this request already.',
  POLICY_NOT_OPENED: 'Your time with this policy has ended. Release the request and take it again.',
};

const lost = 'No answer came back. It may have been done: read the request again before you try once more.';

/** Why something was not done, for whoever decides. A refusal that speaks for itself keeps its words. */
export const refusalSentence = ({ code, status, message }: Failure): string =>
  sentences[code] ?? (status >= 500 ? lost : message);

/** The same refusal in those words. */
export const refusalInWords = (failure: Failure): Failure => ({ ...failure, message: refusalSentence(failure) });
