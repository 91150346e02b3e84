import { messageQueue, type PolicyRow, type Transaction } from '@portal/service-store';

/** What waits for the morning goes to the number that the policyholder has now. */
export async function readdressMessages(tx: Transaction, before: PolicyRow, after: PolicyRow): Promise<void> {
  const [from, to] = [before, after].map(({ record }) => record.MainMember.Cell_Number);
  if (from && to && from !== to) await messageQueue.readdress(tx, after.policyNumber, { from, to });
}
