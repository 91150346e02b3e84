import { type Claim } from '@portal/contract';

/** Whether the claim pays something to whoever reads it, as far as that is known: else they are let in because they stay covered. */
export const isPaid = ({
  account,
  payouts,
  allowedActs,
}: Pick<Claim, 'account' | 'payouts' | 'allowedActs'>): boolean =>
  !allowedActs.includes('CONTINUE') || account !== null || payouts.length > 0 || allowedActs.includes('SET_ACCOUNT');
