import { type Database, paymentsOf, unsettledActions } from '@portal/service-store';
import { type Circumstances } from '../policy-view/circumstances';

/** What is known beside the record of a policy that the call did not name. */
export async function circumstancesOf(database: Database, policyNumber: string): Promise<Circumstances> {
  const [actions, payments] = await Promise.all([
    unsettledActions(database, policyNumber),
    paymentsOf(database, policyNumber),
  ]);
  return {
    pendingEntityIds: actions.filter(({ status }) => status === 'PENDING').map(({ entityId }) => entityId),
    approved: actions.filter(({ status }) => status === 'APPROVED'),
    isPaymentOpen: payments.some(({ status }) => status === 'SUBMITTED' || status === 'PENDING'),
  };
}
