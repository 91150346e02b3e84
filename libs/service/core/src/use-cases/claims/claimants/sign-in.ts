import { type ClaimTokens, type Endpoints } from '@portal/contract';
import { type MatchedClaimant } from '@portal/service-identity';
import { type Executor, findClaim, findDeathReport } from '@portal/service-store';
import { type ClaimantCall, type OpenCall, type PinSessionCall, type Tools } from '../../../call/use-case';
import { type RequestContext } from '../../../caller/request-context';
import { Refusal } from '../../../wire/refusal';
import { settle } from '../../settle';
import { ownClaim } from '../customer/own-claims';
import { findClaimant } from './find-claimant';

/** Sends the PIN for signing in to a claim or a report, once the answer is out: it and its time are the same whether there is one or not. */
export async function triggerClaimOtp({ body, request }: OpenCall<Endpoints['triggerClaimOtp']>, tools: Tools) {
  const found = await findClaimant(tools.database, body, request.today);
  return sendPin(request, tools, {
    cellNumber: body.Cell_Number,
    purpose: 'CLAIM_LOGIN',
    isExpected: found !== null,
  });
}

/** Signs somebody in to a claim, or to the report that they made. Source: docs/domain/claims.md#c1-4. */
export async function claimLogin(
  { body, request }: OpenCall<Endpoints['claimLogin']>,
  tools: Tools,
): Promise<ClaimTokens> {
  const { address, requestId, userAgent, device } = request;
  const match = await findClaimant(tools.database, body, request.today);
  const signedIn = await tools.identity.loginClaimant({
    match,
    cellNumber: body.Cell_Number,
    otp: body.otp,
    deviceToken: device.token,
    address,
    requestId,
    userAgent,
  });
  const tokens = settle(signedIn);
  const opened = match && (await openedBy(tools.database, match));
  if (!opened) throw new Refusal('NOT_FOUND');
  return { ...tokens, reference: opened.reference };
}

const openedBy = (executor: Executor, match: MatchedClaimant) =>
  match.of === 'CLAIM' ? findClaim(executor, match.claimId) : findDeathReport(executor, match.reportId);

export async function refreshClaimToken(
  { body, request: { address, requestId } }: OpenCall<Endpoints['refreshClaimToken']>,
  { identity }: Tools,
) {
  return settle(await identity.refreshClaimant({ ...body, address, requestId }));
}

export async function claimLogout(
  { caller, request: { address, requestId } }: PinSessionCall<Endpoints['claimLogout']>,
  { identity }: Tools,
) {
  await identity.logoutClaimant(caller.session.id, { address, requestId });
  return { signedOut: true } as const;
}

/** Sends the PIN that confirms what somebody asks for to the number that they signed in with. */
export async function triggerClaimantOtp(
  { caller, params, body, request }: ClaimantCall<Endpoints['triggerClaimantOtp']>,
  tools: Tools,
) {
  await ownClaim(tools.database, caller, params.reference);
  return sendPin(request, tools, {
    cellNumber: caller.session.cellNumber,
    purpose: body.purpose,
    isExpected: true,
  });
}

interface PinFor {
  cellNumber: string;
  purpose: 'CLAIM_LOGIN' | 'PAYEE_ACCOUNT' | 'CONTINUE_POLICY';
  isExpected: boolean;
}

async function sendPin(request: RequestContext, { identity }: Tools, pin: PinFor) {
  const { address, requestId, device } = request;
  const triggered = await identity.triggerNumberPin({ ...pin, deviceToken: device.token, address, requestId });
  const { reply, deviceToken, afterwards } = settle(triggered);
  if (deviceToken !== null) device.give(deviceToken);
  request.after(afterwards);
  return reply;
}
