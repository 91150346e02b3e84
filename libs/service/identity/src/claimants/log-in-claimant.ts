import { refusals, refuse } from '@portal/contract';
import { appendAudit, createClaimantSession, inTransaction, type Transaction } from '@portal/service-store';
import { networkOf } from '../address';
import { type Origin, type Workshop } from '../dependencies';
import { identityLimits, later } from '../identity-limits';
import { verifyNumberPin } from '../number-pins';
import { done, type Outcome, refused } from '../outcome';
import { ofClaimants, type TokenPair, tokenPairOf } from '../session-life';

/** Who of those who claim somebody is, on which claim. */
export interface MatchedClaimant {
  claimId: string;
  claimantId: string;
  policyNumber: string;
}

export interface ClaimantLogin extends Origin {
  /** Whose number it is on what claim; null: nobody's, and no PIN can be right. */
  match: MatchedClaimant | null;
  /** `27xxxxxxxxx`. */
  cellNumber: string;
  otp: string;
  deviceToken: string | null;
  userAgent: string | null;
}

/**
 * Signs somebody in to a claim with the PIN that went to their number. A wrong PIN and a number that no claim knows get one answer, 400
 * INVALID_OTP; who guessed too often 423 LOCKED (docs/domain/claims.md#c1-4).
 */
export async function logInClaimant(workshop: Workshop, login: ClaimantLogin): Promise<Outcome<TokenPair>> {
  const now = workshop.clock.now();
  return inTransaction(workshop.database, async (tx) => {
    const { cellNumber, otp, deviceToken, address, requestId, match } = login;
    const guess = { cellNumber, otp, deviceToken, address, requestId, purpose: 'CLAIM_LOGIN' } as const;
    const wrong = await verifyNumberPin(workshop, tx, guess);
    if (wrong !== null) return wrong;
    if (match === null) return refused(refuse('INVALID_OTP', refusals.wrongSignIn));
    return done(await start(workshop, tx, { ...login, match }, now));
  });
}

async function start(
  { random, tokens }: Workshop,
  tx: Transaction,
  { match, cellNumber, address, requestId, userAgent }: ClaimantLogin & { match: MatchedClaimant },
  now: Date,
): Promise<TokenPair> {
  const { claimId, claimantId, policyNumber } = match;
  const session = await createClaimantSession(tx, {
    id: random.uuid(),
    claimId,
    claimantId,
    cellNumber,
    address: networkOf(address),
    userAgent: userAgent?.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200) ?? null,
    now,
    expiresAt: later(now, identityLimits.session.absoluteMs),
  });
  await appendAudit(tx, {
    at: now,
    requestId,
    ip: address,
    policyNumber,
    actorType: 'CLAIMANT',
    actorId: claimantId,
    action: 'CLAIMANT_SIGNED_IN',
    entityType: 'SESSION',
    entityId: session.id,
    outcome: 'SUCCEEDED',
  });
  return tokenPairOf(session, tokens, ofClaimants);
}
