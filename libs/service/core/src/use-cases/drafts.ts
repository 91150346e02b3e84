import { type Draft, type Endpoints } from '@portal/contract';
import { actionTypes, codesOf, keptFor } from '@portal/domain';
import {
  deleteDraft as remove,
  type DraftRow,
  keepNewestDrafts,
  listDrafts,
  saveDraft as keep,
} from '@portal/service-store';
import { type OwnPolicyCall, type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';

const dayMs = 86_400_000;
/** On one policy; the oldest goes first. A form has one draft, an update one for each record. */
const mostDrafts = 40;

/** What the caller left half done on a policy. */
export async function drafts({ policy, caller, request }: OwnPolicyCall<Endpoints['drafts']>, { database }: Tools) {
  const of = { customerId: caller.customer.id, policyNumber: policy.policyNumber };
  return (await listDrafts(database, of, request.now)).map(draftRecord);
}

/** Keeps a draft for as long as the privacy notice says, from now. What confirms a change is never kept. */
export async function saveDraft(call: OwnPolicyCall<Endpoints['saveDraft']>, { database, random }: Tools) {
  const { now } = call.request;
  const { otp: _otp, cellNumberOtp: _cellNumberOtp, ...record } = call.body.values;
  const times = { updatedAt: now, expiresAt: new Date(now.getTime() + keptFor.draftDays * dayMs) };
  const key = keyOf(call);
  const kept = await keep(database, { id: random.uuid(), ...key, record, ...times });
  await keepNewestDrafts(database, key, mostDrafts);
  return draftRecord(kept);
}

export async function deleteDraft(call: OwnPolicyCall<Endpoints['deleteDraft']>, { database }: Tools) {
  return { wasKept: await remove(database, keyOf(call)) };
}

const longestRecordId = 60;

type Named = Pick<OwnPolicyCall<Endpoints['deleteDraft']>, 'params' | 'caller' | 'policy'>;

function keyOf({ params, caller, policy }: Named) {
  const { form, recordId } = params;
  if (!codesOf(actionTypes).some((code) => code === form) || recordId.length > longestRecordId) {
    throw new Refusal('NOT_FOUND');
  }
  return { customerId: caller.customer.id, policyNumber: policy.policyNumber, form, recordId };
}

const draftRecord = ({ form, recordId, record, updatedAt, expiresAt }: DraftRow): Draft => ({
  form: form as Draft['form'],
  recordId,
  values: record,
  updatedAt: updatedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
