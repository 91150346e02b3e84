import { type StaffRepresentation } from '@portal/contract';
import { type ClaimRepresentation } from '@portal/service-store';

/** What somebody sent against a decision, with the answer that waits or was given. */
export function representationRead({ answer, ...sent }: ClaimRepresentation): StaffRepresentation {
  if (answer === null) return { ...sent, answer };
  const { outcome, text, by, at, confirmedBy } = answer;
  return { ...sent, answer: { outcome, text, by, at, confirmedBy } };
}
