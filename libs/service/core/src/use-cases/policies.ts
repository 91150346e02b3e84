import { type Endpoints } from '@portal/contract';
import { findCustomer, findPolicyById, listPolicies, paymentsOf, pendingActions } from '@portal/service-store';
import { type CustomerCall, type PolicyCall, type PolicyView, type Tools } from '../call/use-case';
import { isUuid } from '../wire/is-uuid';
import { Refusal } from '../wire/refusal';
import { paidStatus as paidStatusOf } from '../policy-view/paid-status';
import { paymentRecord } from './documents/payment-papers';
import { policyListItem } from '../policy-view/policy-list-item';
import { policyView } from '../policy-view/policy-view';

/** The caller's policies, in the order of domain rules 9.5. */
export async function policies({ caller, request }: CustomerCall<Endpoints['policies']>, { database }: Tools) {
  const rows = await listPolicies(database, caller.customer.id);
  return rows.map(({ record }) => policyListItem(record, request.today));
}

/** The same by ID number; to ask about anybody else is like asking about nobody. */
export async function policiesByIdNumber(call: CustomerCall<Endpoints['policiesByIdNumber']>, tools: Tools) {
  const customer = await findCustomer(tools.database, call.caller.customer.id);
  if (call.params.idNumber !== customer?.idNumber) throw new Refusal('NOT_FOUND');
  return policies(call, tools);
}

/** One policy: the read that is made most, so its answer is kept. */
export const policy: PolicyView<Endpoints['policy']> = (...read) => ({ policy: policyView(...read) });

export async function policyById(call: CustomerCall<Endpoints['policyById']>, { database, eftAccount }: Tools) {
  const { params, caller, request } = call;
  const row = isUuid(params.policyId) ? await findPolicyById(database, params.policyId) : null;
  if (row?.customerId !== caller.customer.id) throw new Refusal('NOT_FOUND');
  const [actions, payments] = await Promise.all([
    pendingActions(database, row.policyNumber),
    paymentsOf(database, row.policyNumber),
  ]);
  const circumstances = {
    pendingEntityIds: actions.map(({ entityId }) => entityId),
    isPaymentOpen: payments.some(({ status }) => status === 'SUBMITTED' || status === 'PENDING'),
  };
  return { policy: policyView(row.record, request.today, circumstances, eftAccount) };
}

export async function paidStatus(call: PolicyCall<Endpoints['paidStatus']>, { database }: Tools) {
  const payments = await paymentsOf(database, call.policy.policyNumber);
  return paidStatusOf(call.policy.record, payments.map(paymentRecord), call.request.today);
}
