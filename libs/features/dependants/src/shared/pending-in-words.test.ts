import { expect, it } from 'vitest';
import { pendingInWords } from './pending-in-words';

const asked = { status: 'PENDING', effectiveDate: '2026-12-01', canApprove: false } as const;
const approved = { ...asked, status: 'APPROVED' } as const;

it.each([
  { action: { ...asked, actionType: 'ADD_CHILD' }, says: 'Not covered yet: this waits for approval.' },
  {
    action: { ...asked, actionType: 'ADD_SPOUSE', canApprove: true },
    says: 'Not covered yet: this waits for your approval.',
  },
  { action: { ...approved, actionType: 'ADD_CHILD' }, says: 'Approved. Cover starts on 1 December 2026.' },
  {
    action: { ...asked, actionType: 'DELETE_CHILD' },
    says: 'The removal waits for approval. Cover goes on until then.',
  },
  { action: { ...approved, actionType: 'DELETE_SPOUSE' }, says: 'Will be removed. Cover ends on 1 December 2026.' },
  { action: { ...asked, actionType: 'UPDATE_CHILD' }, says: 'A change of the details waits for approval.' },
  {
    action: { ...approved, actionType: 'UPDATE_CHILD' },
    says: 'Approved. The new details apply from 1 December 2026.',
  },
] as const)('$action.actionType, $action.status: $says', ({ action, says }) => {
  expect(pendingInWords(action)).toBe(says);
});
