import { type QueuedApproval } from '@portal/contract';

/** A request that waits for staff and that nobody works on, but for what is said about it. */
export const aRequest = (about: Partial<QueuedApproval> = {}): QueuedApproval => ({
  id: 'r-1',
  policyNumber: '7000010319',
  policyholder: 'Nomsa Dube',
  actionType: 'ADD_CHILD',
  entityLabel: 'Child: Onthatile D.',
  status: 'PENDING',
  approverType: 'STAFF',
  requestedBy: { id: 'c-1', name: 'Nomsa Dube', role: 'customer' },
  requestedAt: '2026-11-16T07:15:00.000Z',
  expiresAt: '2026-12-16T07:15:00.000Z',
  premiumBefore: null,
  premiumAfter: null,
  risk: 'LOW',
  riskReasons: [],
  takenBy: null,
  awaitsCustomer: false,
  documentsMissing: 0,
  canDecide: true,
  whyNot: null,
  isSafeTogether: true,
  ...about,
});
