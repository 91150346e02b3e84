import { type Endpoints } from '@portal/contract';
import { premiumsKnown } from '@portal/service-change-pipeline';
import {
  appendAudit,
  collectionsOf,
  type Database,
  findCustomer,
  findCustomerByIdNumber,
  findPolicyById,
  findServicing,
  inTransaction,
  listPolicies,
  openServicings,
  paymentsOf,
  type PolicyRow,
  unsettledActions,
} from '@portal/service-store';
import { type Caller, isStaff, type StaffCaller } from '../caller/caller';
import { type RequestContext } from '../caller/request-context';
import { type CustomerCall, type PolicyCall, type PolicyView, type SignedInCall, type Tools } from '../call/use-case';
import { isUuid } from '../wire/is-uuid';
import { Refusal } from '../wire/refusal';
import { debitUnderWay } from '../policy-view/debit-under-way';
import { paidStatus as paidStatusOf } from '../policy-view/paid-status';
import { auditedBy } from './actor';
import { circumstancesOf } from './circumstances-of';
import { paymentRecord } from './documents/payment-documents';
import { policyListItem } from '../policy-view/policy-list-item';
import { policyView } from '../policy-view/policy-view';

/** The caller's policies, in the order of docs/domain/records.md#r9-5. */
export async function policies({ caller, request }: CustomerCall<Endpoints['policies']>, { database }: Tools) {
  const rows = await listPolicies(database, caller.customer.id);
  return rows.map(({ record }) => policyListItem(record, request.today));
}

/**
 * The same by ID number. For a customer, to ask about anybody else is like asking about nobody. Staff must have opened one of
 * that person's policies, and that they read the list is written down there, for its policyholder to see.
 */
export async function policiesByIdNumber(call: SignedInCall<Endpoints['policiesByIdNumber']>, { database }: Tools) {
  const { caller, params, request } = call;
  const customer = isStaff(caller)
    ? await findCustomerByIdNumber(database, params.idNumber)
    : await findCustomer(database, caller.customer.id);
  if (isStaff(caller)) await noteListed(database, caller, customer?.id ?? null, request);
  if (customer === null || params.idNumber !== customer.idNumber) throw new Refusal('NOT_FOUND');
  const rows = await listPolicies(database, customer.id);
  return rows.map(({ record }) => policyListItem(record, request.today));
}

/** Refuses alike for a person whose policies are all closed to this member of staff, and for one who has none. */
async function noteListed(database: Database, caller: StaffCaller, customerId: string | null, request: RequestContext) {
  const open = await openServicings(database, caller.staff.id, request.now);
  const opened = open.find((one) => one.customerId === customerId);
  if (opened === undefined) throw new Refusal('POLICY_NOT_OPENED');
  await inTransaction(database, (tx) =>
    appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber: opened.servicing.policyNumber,
      action: 'POLICIES_LISTED',
      outcome: 'SUCCEEDED',
    }),
  );
}

/** One policy: the read that is made most, so its answer is kept. */
export const policy: PolicyView<Endpoints['policy']> = (record, today, ...rest) => ({
  policy: policyView(record, today, ...rest),
  date: today,
});

export async function policyById(call: SignedInCall<Endpoints['policyById']>, { database, eftAccount }: Tools) {
  const { params, caller, request } = call;
  const row = isUuid(params.policyId) ? await findPolicyById(database, params.policyId) : null;
  if (row === null || !(await mayRead(database, caller, row, request.now))) throw new Refusal('NOT_FOUND');
  const circumstances = await circumstancesOf(database, row.policyNumber);
  return { policy: policyView(row.record, request.today, circumstances, eftAccount), date: request.today };
}

/** Whether a policy is the customer's own, or open to the member of staff: both ways to it ask the same. */
async function mayRead(database: Database, caller: Caller, { customerId, policyNumber }: PolicyRow, now: Date) {
  if (!isStaff(caller)) return customerId === caller.customer.id;
  return (await findServicing(database, { staffId: caller.staff.id, policyNumber, now })) !== null;
}

export async function paidStatus(call: PolicyCall<Endpoints['paidStatus']>, { database }: Tools) {
  const { policyNumber, record } = call.policy;
  const [payments, waiting] = await Promise.all([
    paymentsOf(database, policyNumber),
    unsettledActions(database, policyNumber),
  ]);
  const isDebitOpen = payments.some(
    ({ status, record: { Collection_Type } }) => status === 'PENDING' && Collection_Type === 'DEBICHECK',
  );
  const debits = isDebitOpen ? await collectionsOf(database, policyNumber) : [];
  const status = paidStatusOf(record, payments.map(paymentRecord), call.request.today, premiumsKnown(record, waiting));
  return { ...status, Debit_Under_Way: debitUnderWay(debits) };
}
