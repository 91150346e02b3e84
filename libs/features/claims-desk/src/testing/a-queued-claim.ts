import { type ClaimQueue, type QueuedClaim } from '@portal/contract';

/** A claim of the queue that waits for a decision and that nobody works on. */
export const aQueuedClaim = (more: Partial<QueuedClaim> = {}): QueuedClaim => ({
  id: 'claim-1',
  reference: 'CL-7K3M-Q2XR',
  policyNumber: '7000010012',
  life: { name: 'Sipho Nkosi', kind: 'SPOUSE' },
  dateOfDeath: '2026-11-10',
  status: 'IN_ASSESSMENT',
  awaits: 'US',
  dueOn: '2026-11-23',
  isOverdue: false,
  documentsMissing: 0,
  documentsToJudge: 2,
  isHelpAsked: false,
  flagged: null,
  isStoppedByRegister: false,
  isRecommended: false,
  takenBy: null,
  reportedAt: '2026-11-12T08:00:00.000Z',
  version: 3,
  ...more,
});

/** A page with these claims, and no other one. */
export const aPageOf = <One>(data: One[]): Omit<ClaimQueue, 'data'> & { data: One[] } => ({
  data,
  pageNumber: 1,
  pageSize: 20,
  totalRecords: data.length,
  totalPages: 1,
});
