import { nameKey, numberKey } from '@portal/domain';
import {
  ensureCustomer,
  findCustomer,
  findCustomerByKey,
  givePolicyTo,
  listPolicies,
  type PolicyRow,
  renumberCustomer,
  type Transaction,
} from '@portal/service-store';
import { type Applying } from './applying';

/**
 * A policy whose main member has another number from now on is of the customer with that number. Whoever it was corrected for stays who they are
 * and signed in, unless that customer is there already or others have the number before. Who truly has that one is somebody else, whose policies
 * must never be read with these.
 */
export async function giveToWhomItNames(
  { tools, tx, row: before, now }: Applying,
  after: PolicyRow,
): Promise<PolicyRow> {
  const { MainMember } = after.record;
  const idKey = numberKey(MainMember);
  if (idKey === numberKey(before.record.MainMember)) return after;
  const customer = await findCustomer(tx, after.customerId);
  if (idKey === null || customer === null || customer.idKey === idKey) return after;
  if ((await findCustomerByKey(tx, idKey)) === null && (await hasAllOf(tx, before, after))) {
    await renumberCustomer(tx, customer.id, { idKey, idNumber: MainMember.Id_Number }, now);
    return after;
  }
  return givePolicyTo(tx, after, await ensureCustomer(tx, MainMember, tools.random.uuid(), now));
}

/** Whether every policy of the customer is of the same person, by name and day of birth as they were or are. */
async function hasAllOf(tx: Transaction, before: PolicyRow, after: PolicyRow): Promise<boolean> {
  const names = [before, after].map(({ record }) => nameKey(record.MainMember));
  const all = await listPolicies(tx, after.customerId);
  return all.every(({ record }) => names.includes(nameKey(record.MainMember)));
}
