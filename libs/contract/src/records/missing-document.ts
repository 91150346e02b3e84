import * as v from 'valibot';
import { key, text, textOrNull, yesNo } from '../fields/plain';
import { documentTypes } from '../wire-codes';

/** The document that a request waits for, with everything that is said about it and needed to send it. An addition. */
export const MissingDocumentSchema = v.object({
  /** The policy. */
  policyNumber: text,
  /** The change that waits for it. */
  actionId: key,
  /** Whom or what it is about, in words: `Child: Thabo M.` */
  about: text,
  /** Who is not covered before it is approved; null for a change of somebody who is. */
  firstName: textOrNull,
  /** The kind of document. */
  type: v.picklist(documentTypes),
  /** One of this kind was sent, and whoever looked at it asked for another. */
  isAskedAgain: yesNo,
  /** Nobody can approve the request before it is here. */
  isBlocking: yesNo,
  /** What whoever asked for it wrote, or null. */
  message: textOrNull,
});
export type MissingDocument = v.InferOutput<typeof MissingDocumentSchema>;
