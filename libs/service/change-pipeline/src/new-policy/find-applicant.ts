import {
  customerKey,
  findCustomer,
  findCustomerByKey,
  listPolicies,
  lockPolicy,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { processDueEvents } from '../lifecycle/process-due-events';
import { type PipelineTools } from '../base/tools';
import { type Applicant, type Application } from './application';

/** The person who applies, with the policies they have. The id is null for somebody we do not know yet. */
export interface FoundApplicant extends Applicant {
  customerId: string | null;
}

/** Whose policy it is applied on; without one, whoever the main member is. What is due on their policies happens first. */
export async function findApplicant(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { owner, application, now }: { owner: PolicyRow | null; application: Application; now: Date },
): Promise<FoundApplicant> {
  const customer = owner
    ? await findCustomer(tx, owner.customerId)
    : await findCustomerByKey(tx, customerKey(application.MainMember));
  if (customer === null) return { customerId: null, key: null, policies: [] };
  const policies: PolicyRow[] = [];
  for (const row of await listPolicies(tx, customer.id)) policies.push(await settled(tools, tx, row, now));
  return { customerId: customer.id, key: customer.idKey, policies: policies.map(({ record }) => record) };
}

/** Only an application that is still open can come to its end meanwhile. */
async function settled(tools: Pick<PipelineTools, 'random'>, tx: Transaction, row: PolicyRow, now: Date) {
  if (row.status !== 'PENDING') return row;
  const held = await lockPolicy(tx, row.policyNumber);
  return held === null ? row : (await processDueEvents(tools, tx, held, now)).row;
}
