import { type Endpoints } from '@portal/contract';
import { selectPolicy as remember } from '@portal/service-store';
import { type OwnPolicyCall, type Tools } from '../call/use-case';

/** Remembers which of the caller's policies is on screen, for this session: who-am-I answers it after a reload. */
export async function selectPolicy({ caller, policy }: OwnPolicyCall<Endpoints['selectPolicy']>, { database }: Tools) {
  await remember(database, caller.session.id, policy.policyNumber);
  return { policyNumber: policy.policyNumber };
}
