import { expect, it } from 'vitest';
import { pendingInWords } from './pending-messages';

const asked = { canApprove: true, proposedValue: {} } as const;

it.each([
  { action: { ...asked, actionType: 'ADD_BENEFICIARY' }, says: 'Not a beneficiary yet: this waits for your approval.' },
  {
    action: { ...asked, actionType: 'ADD_BENEFICIARY', canApprove: false },
    says: 'Not a beneficiary yet: this waits for approval.',
  },
  {
    action: { ...asked, actionType: 'UPDATE_BENEFICIARY', proposedValue: { Beneficiary_Status: 'REMOVED' } },
    says: 'The removal waits for your approval.',
  },
  {
    action: { ...asked, actionType: 'UPDATE_BENEFICIARY' },
    says: 'A change of the details or the share waits for your approval.',
  },
] as const)('$says', ({ action, says }) => {
  expect(pendingInWords(action)).toBe(says);
});
