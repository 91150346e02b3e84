import { claimAdditions } from '@portal/contract';
import { expect, it } from 'vitest';
import { claimingCall } from './report-death-path';

it('the call that is looked for is the one that opens a claim', () => {
  expect(claimingCall.route).toBe(claimAdditions.openClaim.route);
});
