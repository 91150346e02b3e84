import { type Failure } from '@portal/contract';
import { failureWords } from '@portal/policy-workflow';

type About = 'claim' | 'payment';

const stale: Readonly<Record<About, string>> = {
  claim:
    'Somebody else changed this claim meanwhile. It was read again, and what you typed is still here: look at it, then send it once more.',
  payment: 'Somebody else changed this payment meanwhile. It was read again: look at it before you try once more.',
};
const lost = (about: About) =>
  `No answer came back. It may have been done: read the ${about} again before you try once more.`;

/** Why something was not done, for whoever works on a claim. A refusal that speaks for itself keeps its words. */
export function refusalSentence(failure: Failure, about: About = 'claim'): string {
  if (failure.code === 'STALE_VERSION') return stale[about];
  return failureWords(failure, failure.status >= 500 ? lost(about) : failure.message);
}

/** Whether a refusal says that the claim is another than the page shows. */
export const isOutdated = ({ code }: Failure): boolean =>
  code === 'STALE_VERSION' || code === 'TAKEN' || code === 'INVALID_STATUS';
