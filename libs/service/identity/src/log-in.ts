import { refusals, refuse } from '@portal/contract';
import {
  appendAudit,
  createSession,
  holdCustomerToSignIn,
  inTransaction,
  recordLogin,
  type SessionRow,
  type Transaction,
} from '@portal/service-store';
import { networkOf } from './address';
import { auditGuess } from './audit-guess';
import { type PinRefusal } from './decide-send';
import { type Origin, type Workshop } from './dependencies';
import { guessPin, type PinGuess } from './guess-pin';
import { identityLimits, later } from './identity-limits';
import { done, type Outcome, refused, refusedByRule } from './outcome';
import { type TokenPair, tokenPairOf } from './session-life';

export interface LoginRequest extends Origin {
  policyNumber: string;
  otp: string;
  /** What the device showed, if anything. */
  deviceToken: string | null;
  userAgent: string | null;
}

/** The session's first tokens, and what the device is to show from now on. */
export interface SignedIn {
  tokens: TokenPair;
  deviceToken: string;
}

/**
 * Signs a customer in with a policy number and the PIN that was sent for it. The device is known from then on.
 *
 * A wrong PIN, an expired one, a policy that does not exist and one whose main member has died get one answer, 400 INVALID_OTP; somebody who guessed too
 * often 423 LOCKED, whether or not the policy exists.
 */
export async function logIn(workshop: Workshop, request: LoginRequest): Promise<Outcome<SignedIn>> {
  const now = workshop.clock.now();
  const started = await inTransaction(workshop.database, (tx) => startSession(workshop, tx, request, now));
  if (started === null) return refused(refuse('INVALID_OTP', refusals.wrongSignIn));
  if ('code' in started) return refusedByRule(started);
  const { session, device } = started;
  return done({ tokens: tokenPairOf(session, workshop.tokens), deviceToken: workshop.devices.make(device) });
}

/** The new session and its device; null for a wrong PIN; or what a rule says. */
async function startSession(
  workshop: Workshop,
  tx: Transaction,
  request: LoginRequest,
  now: Date,
): Promise<{ session: SessionRow; device: string } | PinRefusal | null> {
  const { policyNumber, address, requestId, deviceToken, otp } = request;
  const by = { deviceToken };
  const guess: PinGuess = { policyNumber, purpose: 'LOGIN', by, otp, address, requestId };
  const result = await guessPin(workshop, tx, guess, now);
  if (typeof result === 'string' || !('right' in result)) {
    await auditGuess(tx, guess, result, now);
    return typeof result === 'string' ? null : result;
  }
  const customer = await holdCustomerToSignIn(tx, policyNumber);
  if (customer === null) {
    // Their death was confirmed at this moment: another has the phone.
    await auditGuess(tx, guess, 'WRONG', now);
    return null;
  }
  const { device } = result.right;
  const session = await createSession(tx, {
    id: workshop.random.uuid(),
    customerId: customer.id,
    policyNumber,
    address: networkOf(address),
    userAgent: request.userAgent?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200) ?? null,
    device,
    now,
    expiresAt: later(now, identityLimits.session.absoluteMs),
  });
  await recordLogin(tx, customer.id, now);
  await appendAudit(tx, {
    at: now,
    requestId,
    ip: address,
    policyNumber,
    actorType: 'CUSTOMER',
    actorId: customer.id,
    action: 'LOGIN_SUCCEEDED',
    entityType: 'SESSION',
    entityId: session.id,
    outcome: 'SUCCEEDED',
  });
  return { session, device };
}
