import { type ApprovalStatus } from '../code-lists/statuses';
import { type ActionType } from './kinds-of-change';
import { type SupportingDocument } from './supporting-documents';

/** A request, as far as its documents go. */
export interface RequestWithDocuments<Type extends string> {
  status: ApprovalStatus;
  actionType: ActionType;
  proposedValue: Readonly<Record<string, unknown>> | null;
  documents: readonly { type: Type; required: boolean; received: boolean }[];
}

/** The next document that a request needs and does not have. */
export interface DocumentMissing<Type extends string> {
  type: Type;
  /** One of this kind was sent, and whoever looked at it asked for another. */
  isAskedAgain: boolean;
  /** Nobody can approve the request before it is here. */
  isBlocking: boolean;
}

/** What shows who a newborn without an ID number is. */
const provesBirth: readonly string[] = ['BIRTH_CERTIFICATE', 'ID_COPY'] satisfies SupportingDocument[];

/**
 * Which document a request waits for; null when it has all, and once nobody waits for a decision. A newborn without an ID number is
 * known by the birth certificate alone, so the request cannot be approved without it: that one comes first. Any other document
 * whoever decides may do without. Source: docs/domain/people.md#r1-7 and docs/domain/conduct.md#r8-4.
 */
export function documentMissing<Type extends string>(
  request: RequestWithDocuments<Type>,
): DocumentMissing<Type> | null {
  const { status, actionType, proposedValue, documents } = request;
  if (status !== 'PENDING') return null;
  const isNewborn = actionType === 'ADD_CHILD' && proposedValue?.['Id_Type'] === 'BIRTH_CERTIFICATE';
  const isBlocking = (type: Type) => isNewborn && provesBirth.includes(type);
  const missing = documents.filter(({ required, received }) => required && !received);
  const next = missing.find(({ type }) => isBlocking(type)) ?? missing[0];
  if (next === undefined) return null;
  return {
    type: next.type,
    isAskedAgain: documents.some(({ type, received }) => received && type === next.type),
    isBlocking: isBlocking(next.type),
  };
}
