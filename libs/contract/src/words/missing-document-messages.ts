import { notCoveredYetSentence } from '@portal/domain';
import { type MissingDocument } from '../records/missing-document';
import { documentInSentence, documentLabels } from './document-labels';

/** What is said of a document that a request waits for, on every screen. */
export interface MissingDocumentWords {
  title: string;
  sentence: string;
  /** On the button that sends it. */
  send: string;
}

type Said = Pick<MissingDocument, 'type' | 'firstName' | 'isAskedAgain' | 'isBlocking' | 'message'>;

export function missingDocumentWords({
  type,
  firstName,
  isAskedAgain,
  isBlocking,
  message,
}: Said): MissingDocumentWords {
  const label = documentLabels[type];
  const document = documentInSentence(type);
  const again = isAskedAgain ? ' again' : '';
  const notCovered = firstName === null ? '' : `${notCoveredYetSentence(firstName)}. `;
  return {
    title: isAskedAgain ? `${label} needed again` : `${label} missing`,
    sentence:
      (message === null ? '' : `We asked: “${message}” `) +
      notCovered +
      (isBlocking
        ? `The request cannot be approved before we have the ${document}.`
        : `The request waits for the ${document}.`),
    send: `Send the ${document}${again}`,
  };
}

/** Why a request cannot be approved, to whoever tries. */
export const cannotApproveWithout = ({ type }: Pick<MissingDocument, 'type'>): string =>
  `The ${documentInSentence(type)} is missing, and the request cannot be approved without it.`;
