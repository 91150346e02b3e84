import { describe, expect, it } from 'vitest';
import { aClaim, anAccount, aPayout } from '../testing/a-claim';
import { isPaid } from './is-paid';

const onlyCovered = aClaim({ allowedActs: ['SEND_DOCUMENTS', 'CONTINUE'] });

describe('a claim pays whoever reads it', () => {
  it('unless they are let in because they stay covered', () => {
    expect(isPaid(onlyCovered)).toBe(false);
    expect(isPaid(aClaim({ allowedActs: ['SEND_DOCUMENTS'] }))).toBe(true);
  });

  it.each([
    ['may give an account', aClaim({ allowedActs: ['SET_ACCOUNT', 'CONTINUE'] })],
    ['gave one', { ...onlyCovered, account: anAccount() }],
    ['has a payment', { ...onlyCovered, payouts: [aPayout()] }],
  ])('where somebody who may take over the policy %s', (_, claim) => {
    expect(isPaid(claim)).toBe(true);
  });
});
