import { type ClaimTokens, type Endpoints } from '@portal/contract';
import { type MatchedClaimant, type Presented } from '@portal/service-identity';
import { type Executor, findClaim, findDeathReport, type Transaction } from '@portal/service-store';
import { type ClaimantCall, type OpenCall, type PinSessionCall, type Tools } from '../../../call/use-case';
import { type RequestContext } from '../../../caller/request-context';
import { Refusal } from '../../../wire/refusal';
import { settle } from '../../settle';
import { ownClaim } from '../customer/own-claims';
import { findClaimant } from './find-claimant';
import { openOnRecord } from './open-on-record';
import { reportsOnRecord } from './reports-on-record';

/**
 * Sends the PIN for signing in to a claim or a report. Whether there is one is looked up once the answer is out: it and its time are the same
 * for any number and any name.
 */
export async function triggerClaimOtp({ body, request }: OpenCall<Endpoints['triggerClaimOtp']>, tools: Tools) {
  const isExpected = async () =>
    (await findClaimant(tools.database, body, request.today)) !== null ||
    (await reportsOnRecord(tools.database, body)).length > 0;
  const by = { deviceToken: request.device.token };
  return sendPin(request, tools, { by, cellNumber: body.Cell_Number, purpose: 'CLAIM_LOGIN', isExpected });
}

/**
 * Signs somebody in to a claim, or to the report that they made. Where there is only a report and the number is on record, the claim opens.
 * Source: docs/domain/claims.md#c1-4.
 */
export async function claimLogin(
  { body, request }: OpenCall<Endpoints['claimLogin']>,
  tools: Tools,
): Promise<ClaimTokens> {
  const { address, requestId, userAgent, device } = request;
  const found: { match: MatchedClaimant | null } = { match: null };
  const signedIn = await tools.identity.loginClaimant({
    find: async (tx) => (found.match = await whoSignsIn(tools, tx, { body, request })),
    cellNumber: body.Cell_Number,
    otp: body.otp,
    deviceToken: device.token,
    address,
    requestId,
    userAgent,
  });
  const tokens = settle(signedIn);
  const opened = found.match && (await openedBy(tools.database, found.match));
  if (!opened) throw new Refusal('NOT_FOUND');
  request.after(tools.sendEnqueued);
  return { ...tokens, reference: opened.reference };
}

/** A claim that there is comes first, then one that opens, then the report that the number made. */
async function whoSignsIn(
  tools: Tools,
  tx: Transaction,
  { body, request }: Pick<OpenCall<Endpoints['claimLogin']>, 'body' | 'request'>,
): Promise<MatchedClaimant | null> {
  const match = await findClaimant(tx, body, request.today);
  if (match?.of === 'CLAIM') return match;
  return (await openOnRecord(tools, tx, body, request)) ?? match;
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
    by: { sessionId: caller.session.id },
    cellNumber: caller.session.cellNumber,
    purpose: body.purpose,
  });
}

interface PinFor {
  by: Presented;
  cellNumber: string;
  purpose: 'CLAIM_LOGIN' | 'PAYEE_ACCOUNT' | 'CONTINUE_POLICY';
  isExpected?: () => Promise<boolean>;
}

async function sendPin(request: RequestContext, { identity }: Tools, pin: PinFor) {
  const { address, requestId, device } = request;
  const triggered = await identity.triggerNumberPin({ ...pin, address, requestId });
  const { reply, deviceToken, afterwards } = settle(triggered);
  if (deviceToken !== null) device.give(deviceToken);
  request.after(afterwards);
  return reply;
}
