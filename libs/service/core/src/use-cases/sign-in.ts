import { type Endpoints, policyNumberField } from '@portal/contract';
import { inTransaction } from '@portal/service-store';
import * as v from 'valibot';
import { endStaffSession } from './staff/end-staff-session';
import { isStaff } from '../caller/caller';
import { type OpenCall, type SignedInCall, type Tools } from '../call/use-case';
import { readInput } from '../wire/read-input';
import { settle } from './settle';

const pathSchema = v.object({ policyNumber: policyNumberField });

/** Sends a PIN once the answer is out, so that a policy that exists takes no longer than one that does not. */
export async function triggerLoginOtp(call: OpenCall<Endpoints['triggerLoginOtp']>, { identity }: Tools) {
  const { policyNumber } = readInput(pathSchema, call.params);
  const { address, requestId } = call.request;
  const shouldSend = call.query.shouldSendOtp;
  const by = { deviceToken: call.request.device.token };
  const triggered = await identity.triggerPin({ policyNumber, purpose: 'LOGIN', by, shouldSend, address, requestId });
  const { reply, deviceToken, afterwards } = settle(triggered);
  if (deviceToken !== null) call.request.device.give(deviceToken);
  call.request.after(afterwards);
  return reply;
}

export async function login({ body, request }: OpenCall<Endpoints['login']>, { identity }: Tools) {
  const { address, requestId, userAgent, device } = request;
  const signedIn = await identity.login({ ...body, deviceToken: device.token, address, requestId, userAgent });
  const { tokens, deviceToken } = settle(signedIn);
  device.give(deviceToken);
  return tokens;
}

export async function refreshToken({ body, request }: OpenCall<Endpoints['refreshToken']>, { identity }: Tools) {
  const { address, requestId } = request;
  return settle(await identity.refresh({ ...body, address, requestId }));
}

/** Ends a session here. For staff, every token made so far: their provider ends its own. */
export async function logout({ caller, request }: SignedInCall<Endpoints['logout']>, tools: Tools) {
  const { address, requestId } = request;
  if (isStaff(caller)) await inTransaction(tools.database, (tx) => endStaffSession(tx, caller, request));
  else await tools.identity.logout(caller.session.id, { address, requestId });
  return { signedOut: true } as const;
}
