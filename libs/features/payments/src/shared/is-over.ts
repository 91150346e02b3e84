import { type PaidStatus } from '@portal/contract';

/** Statuses that no payment brings back. */
const over: readonly PaidStatus['Policy_Status'][] = ['CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED'];

/** Whether nothing paid can bring the policy back, so that only a new one covers anybody. */
export const isOver = ({ Policy_Status, Can_Reinstate }: PaidStatus) =>
  Policy_Status === 'LAPSED' ? !Can_Reinstate : over.includes(Policy_Status);
