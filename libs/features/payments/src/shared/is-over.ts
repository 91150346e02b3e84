import { type PaidStatus } from '@portal/contract';
import { isFinalStatus } from '@portal/domain';

/** Whether nothing paid can bring the policy back, so that only a new one covers anybody. */
export const isOver = ({ Policy_Status, Can_Reinstate }: PaidStatus) =>
  Policy_Status === 'LAPSED' ? !Can_Reinstate : isFinalStatus(Policy_Status);
