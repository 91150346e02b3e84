import { documentMissing } from '@portal/domain';
import * as v from 'valibot';
import { key, text, textOrNull, yesNo } from '../fields/plain';
import { documentTypes } from '../wire-codes';
import { type ApprovalAction } from './approval-action';

/** The document that a request waits for, with everything that is said about it and needed to send it. An addition. */
export const MissingDocumentSchema = v.object({
  policyNumber: text,
  actionId: key,
  /** `Child: Thabo M.` */
  about: text,
  /** Who is not covered before it is approved; null for a change of somebody who is. */
  firstName: textOrNull,
  type: v.picklist(documentTypes),
  /** One of this kind was sent, and whoever looked at it asked for another. */
  isAskedAgain: yesNo,
  /** Nobody can approve the request before it is here. */
  isBlocking: yesNo,
  /** What whoever asked for it wrote. */
  message: textOrNull,
});
export type MissingDocument = v.InferOutput<typeof MissingDocumentSchema>;

type Request = Pick<
  ApprovalAction,
  'id' | 'policyNumber' | 'entityLabel' | 'actionType' | 'status' | 'proposedValue' | 'documents' | 'asked'
>;

/** Which document a request waits for; null when it has all it needs, and once it waits no more. */
export function missingDocumentOf(request: Request): MissingDocument | null {
  const missing = documentMissing(request);
  if (missing === null) return null;
  const firstName = request.proposedValue?.['First_Name'];
  const isAddition = request.actionType.startsWith('ADD_');
  return {
    policyNumber: request.policyNumber,
    actionId: request.id,
    about: request.entityLabel,
    firstName: isAddition && typeof firstName === 'string' ? firstName : null,
    type: missing.type,
    isAskedAgain: missing.isAskedAgain,
    isBlocking: missing.isBlocking,
    message: request.asked?.message ?? null,
  };
}
