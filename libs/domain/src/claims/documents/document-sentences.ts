import { labelOf } from '../../code-lists/code-list';
import { type NotUsableReason, notUsableReasons } from '../../code-lists/claims';

/** What stands beside the list of documents. Source: docs/domain/claims.md#c5 and #c4-1. */
export const claimDocumentSentences = {
  aboveList: 'Photos taken with your phone are fine. Nothing has to be certified.',
  empty: 'Nothing is missing.',
  help: 'Do not have it? Tell us and we will help you get it.',
} as const;

/** Why a document could not be used and what to do, as it is said to whoever sent it. */
export function notUsableSentence(reason: NotUsableReason): string {
  const label = labelOf(notUsableReasons, reason);
  const said = label.charAt(0).toLowerCase() + label.slice(1);
  return `We could not use this: ${said}. Please take a new photo in good light, with all four corners.`;
}
