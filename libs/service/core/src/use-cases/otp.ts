import { type Endpoints } from '@portal/contract';
import { type OwnPolicyCall, type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';
import { settle } from './settle';

/** Sends the PIN that confirms a change: to the number on record, or to a new number that is to be proved. */
export async function otp({ caller, policy, query, request }: OwnPolicyCall<Endpoints['otp']>, { identity }: Tools) {
  const { purpose, cellNumber } = query;
  if (cellNumber !== null && purpose !== 'UPDATE_CELL_NUMBER') {
    throw new Refusal('BAD_REQUEST', 'Only a new cellphone number is proved with a PIN of its own');
  }
  const { address, requestId } = request;
  const by = { sessionId: caller.session.id };
  const asked = { policyNumber: policy.policyNumber, purpose, by, shouldSend: true, address, requestId };
  const triggered = await identity.triggerPin({ ...asked, ...(cellNumber !== null && { cellNumber }) });
  const { reply, afterwards } = settle(triggered);
  request.after(afterwards);
  return reply;
}
