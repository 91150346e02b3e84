import { type Endpoint } from '@portal/contract';
import { appendAudit, inTransaction } from '@portal/service-store';
import { isStaff } from '../../caller/caller';
import { type PolicyCall, type Tools } from '../../call/use-case';
import { auditedBy } from '../actor';

/** What was opened: in words, and the record that it is or tells of. */
interface Opened {
  document: string;
  entityType: 'DOCUMENT' | 'PAYMENT' | 'POLICY';
  entityId: string;
}

/** Writes down that staff opened a document: its policyholder reads so in the access log. Their own opening is nobody's business. */
export async function noteOpened(
  { caller, policy, request }: Pick<PolicyCall<Endpoint>, 'caller' | 'policy' | 'request'>,
  { database }: Pick<Tools, 'database'>,
  { document, ...entity }: Opened,
): Promise<void> {
  if (!isStaff(caller)) return;
  const event = { ...auditedBy(caller, request), policyNumber: policy.policyNumber, action: 'DOCUMENT_OPENED' };
  await inTransaction(database, (tx) =>
    appendAudit(tx, { ...event, ...entity, after: { document }, outcome: 'SUCCEEDED' }),
  );
}
