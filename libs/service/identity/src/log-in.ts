import { refusals, refuse } from '@portal/contract';
import {
  appendAudit,
  createSession,
  findCustomerOfPolicy,
  inTransaction,
  recordLogin,
  type SessionRow,
  type Transaction,
} from '@portal/service-store';
import { networkOf } from './address';
import { type PinRefusal } from './decide-send';
import { type Origin, type Workshop } from './dependencies';
import { guessPin } from './guess-pin';
import { identityLimits, later } from './identity-limits';
import { done, type Outcome, refused, refusedByRule } from './outcome';
import { type TokenPair, tokenPairOf } from './session-life';

export interface LoginRequest extends Origin {
  policyNumber: string;
  otp: string;
  userAgent: string | null;
}

/**
 * Signs a customer in with a policy number and the PIN that was sent for it.
 *
 * A wrong PIN, an expired one and a policy that does not exist get one answer, 400 INVALID_OTP; a locked policy number
 * 423 LOCKED, known or not.
 */
export async function logIn(workshop: Workshop, request: LoginRequest): Promise<Outcome<TokenPair>> {
  const now = workshop.clock.now();
  const session = await inTransaction(workshop.database, (tx) => startSession(workshop, tx, request, now));
  if (session === null) return refused(refuse('INVALID_OTP', refusals.wrongSignIn));
  return 'code' in session ? refusedByRule(session) : done(tokenPairOf(session, workshop.tokens));
}

/** The new session; null for a wrong PIN; or what a rule says. Each is written to the audit. */
async function startSession(
  workshop: Workshop,
  tx: Transaction,
  request: LoginRequest,
  now: Date,
): Promise<SessionRow | PinRefusal | null> {
  const { policyNumber, address, requestId } = request;
  const guess = await guessPin(workshop, tx, { ...request, purpose: 'LOGIN' }, now);
  const customer = await findCustomerOfPolicy(tx, policyNumber);
  const event = { at: now, requestId, ip: address, policyNumber };

  if (guess !== 'RIGHT' || customer === null) {
    const reason = typeof guess === 'object' ? guess.code : 'INVALID_OTP';
    await appendAudit(tx, { ...event, actorType: 'ANONYMOUS', action: 'LOGIN_FAILED', reason, outcome: 'REFUSED' });
    return typeof guess === 'object' ? guess : null;
  }
  const session = await createSession(tx, {
    id: workshop.random.uuid(),
    customerId: customer.id,
    policyNumber,
    address: networkOf(address),
    userAgent: request.userAgent?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200) ?? null,
    now,
    expiresAt: later(now, identityLimits.session.absoluteMs),
  });
  await recordLogin(tx, customer.id, now);
  await appendAudit(tx, {
    ...event,
    actorType: 'CUSTOMER',
    actorId: customer.id,
    action: 'LOGIN_SUCCEEDED',
    entityType: 'SESSION',
    entityId: session.id,
    outcome: 'SUCCEEDED',
  });
  return session;
}
