import { refusals, refuse } from '@portal/contract';
import {
  appendAudit,
  createClaimantSession,
  inTransaction,
  type OpenedBySession,
  type Transaction,
} from '@portal/service-store';
import { networkOf } from '../address';
import { type Origin, type Workshop } from '../dependencies';
import { identityLimits, later } from '../identity-limits';
import { verifyNumberPin } from '../number-pins';
import { done, type Outcome, refused } from '../outcome';
import { ofClaimants, type TokenPair, tokenPairOf } from '../session-life';

/** Who of those who claim somebody is, on which claim; or whoever made a report of a death, which is about no policy. */
export type MatchedClaimant =
  { of: 'CLAIM'; claimId: string; claimantId: string; policyNumber: string } | { of: 'REPORT'; reportId: string };

export interface ClaimantLogin extends Origin {
  /** Looks up, once the PIN was right, whose number it is on what claim or report; null: nobody's. */
  find: (tx: Transaction) => Promise<MatchedClaimant | null>;
  /** `27xxxxxxxxx`. */
  cellNumber: string;
  otp: string;
  deviceToken: string | null;
  userAgent: string | null;
}

/**
 * Signs somebody in to a claim, or to a report of a death, with the PIN that went to their number. A wrong PIN and a number that none knows get
 * one answer, 400 INVALID_OTP; who guessed too often 423 LOCKED (docs/domain/claims.md#c1-4).
 */
export async function logInClaimant(workshop: Workshop, login: ClaimantLogin): Promise<Outcome<TokenPair>> {
  const now = workshop.clock.now();
  return inTransaction(workshop.database, async (tx) => {
    const { cellNumber, otp, deviceToken, address, requestId, find } = login;
    const by = { deviceToken };
    const guess = { cellNumber, otp, by, address, requestId, purpose: 'CLAIM_LOGIN' } as const;
    const wrong = await verifyNumberPin(workshop, tx, guess);
    if (wrong !== null) return wrong;
    const match = await find(tx);
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
  const session = await createClaimantSession(tx, {
    ...openedBy(match),
    id: random.uuid(),
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
    policyNumber: match.of === 'CLAIM' ? match.policyNumber : null,
    actorType: 'CLAIMANT',
    actorId: match.of === 'CLAIM' ? match.claimantId : match.reportId,
    action: 'CLAIMANT_SIGNED_IN',
    entityType: 'SESSION',
    entityId: session.id,
    outcome: 'SUCCEEDED',
  });
  return tokenPairOf(session, tokens, ofClaimants);
}

const openedBy = (match: MatchedClaimant): OpenedBySession =>
  match.of === 'CLAIM'
    ? { claimId: match.claimId, claimantId: match.claimantId, reportId: null }
    : { claimId: null, claimantId: null, reportId: match.reportId };
