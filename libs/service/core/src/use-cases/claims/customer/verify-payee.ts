import { type Endpoints, type ErrorCode } from '@portal/contract';
import { type Refused, refused } from '@portal/service-change-pipeline';
import { type Transaction } from '@portal/service-store';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { pipelineTools } from '../../pipeline-tools';

/** Checks the PIN that confirms where somebody is paid; it went to the number of the policy, or to the one they signed in with. Null: right. */
export async function verifyPayee(
  { caller, body, request }: FamilyCall<Endpoints['setPayeeAccount'] | Endpoints['setFuneralParlour']>,
  tools: Tools,
  tx: Transaction,
  policyNumber: string,
): Promise<Refused | null> {
  const { otp } = body;
  if (caller.kind === 'customer') {
    return pipelineTools(tools, caller).verifyPin(tx, { policyNumber, purpose: 'PAYEE_ACCOUNT', otp }, request);
  }
  const wrong = await tools.identity.verifyNumberPin(tx, {
    cellNumber: caller.session.cellNumber,
    purpose: 'PAYEE_ACCOUNT',
    otp,
    by: { sessionId: caller.session.id },
    address: request.address,
    requestId: request.requestId,
  });
  return wrong && refused(wrong.failure.code as ErrorCode, wrong.failure.message);
}
