import { portalPaths } from '@portal/contract';
import { type Notice } from '@portal/service-change-pipeline';
import { type ClaimRow } from '@portal/service-store';
import { missingForDecision } from './documents/document-lines';

type Told = Pick<ClaimRow, 'reference' | 'record'>;

/** The messages about a claim to somebody who claims, by its reference. Source: docs/domain/claims.md#c10-3. */
export const noticeOfOpen = ({ reference }: Told, smsTo: string | null): Notice => ({
  type: 'CLAIM_OPEN',
  name: reference,
  path: portalPaths.claim(reference),
  smsTo,
});

/** How many documents the decision still waits for. */
export const noticeOfDocuments = ({ reference, record }: Told, smsTo: string | null): Notice => ({
  type: 'CLAIM_DOCUMENTS',
  name: reference,
  path: portalPaths.claim(reference),
  reason: String(missingForDecision(record.documents).length),
  smsTo,
});

/** By when it is decided, now that everything is there. */
export function noticeOfComplete({ reference, record }: Told, smsTo: string | null): Notice {
  const { decisionDue } = record.clock;
  if (decisionDue === null) throw new Error(`The clock of claim ${reference} does not run`);
  return { type: 'CLAIM_COMPLETE', name: reference, date: decisionDue, path: portalPaths.claim(reference), smsTo };
}

/** To the number before: whoever talks staff into another one cannot hide it. */
export const noticeOfNumberChange = ({ reference }: Told, smsTo: string): Notice => ({
  type: 'CLAIM_NUMBER_CHANGED',
  name: reference,
  path: portalPaths.claim(reference),
  smsTo,
});

/** To whoever gave an account before: a thief who gives another one cannot hide it. */
export const noticeOfAccountChange = ({ reference }: Told, smsTo: string | null): Notice => ({
  type: 'CLAIM_ACCOUNT_CHANGED',
  name: reference,
  path: portalPaths.claim(reference),
  smsTo,
});
