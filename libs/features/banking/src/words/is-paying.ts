import { type Policy } from '@portal/contract';
import { hasNoCover } from '@portal/domain';

/** Premiums are due on this policy: not once it is paid up or has ended. A lapsed policy pays arrears, and nothing is collected. */
export const isPaying = ({ Policy_Status: status }: Pick<Policy, 'Policy_Status'>): boolean =>
  status !== 'PAID_UP' && !hasNoCover(status);
