import { type Endpoints, policyNumberField } from '@portal/contract';
import * as v from 'valibot';
import { type CustomerCall, type OpenCall, type Tools } from '../call/use-case';
import { readInput } from '../wire/read-input';
import { settle } from './settle';

const pathSchema = v.object({ policyNumber: policyNumberField });

/** Sends a PIN once the answer is out, so that a policy that exists takes no longer than one that does not. */
export async function triggerLoginOtp(call: OpenCall<Endpoints['triggerLoginOtp']>, { identity }: Tools) {
  const { policyNumber } = readInput(pathSchema, call.params);
  const { address, requestId } = call.request;
  const shouldSend = call.query.shouldSendOtp;
  const triggered = await identity.triggerPin({ policyNumber, purpose: 'LOGIN', shouldSend, address, requestId });
  const { reply, afterwards } = settle(triggered);
  call.request.after(afterwards);
  return reply;
}

export async function login({ body, request }: OpenCall<Endpoints['login']>, { identity }: Tools) {
  const { address, requestId, userAgent } = request;
  return settle(await identity.login({ ...body, address, requestId, userAgent }));
}

export async function refreshToken({ body, request }: OpenCall<Endpoints['refreshToken']>, { identity }: Tools) {
  const { address, requestId } = request;
  return settle(await identity.refresh({ ...body, address, requestId }));
}

export async function logout({ caller, request }: CustomerCall<Endpoints['logout']>, { identity }: Tools) {
  const { address, requestId } = request;
  await identity.logout(caller.session.id, { address, requestId });
  return { signedOut: true } as const;
}
