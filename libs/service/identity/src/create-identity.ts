import { type Transaction } from '@portal/service-store';
import { type IdentityDependencies, type Origin, type Workshop } from './dependencies';
import { createDeviceTokens } from './device-tokens';
import { endOtherSessions, logOut } from './end-sessions';
import { type PinGuess } from './guess-pin';
import { logIn, type LoginRequest, type SignedIn } from './log-in';
import { type Outcome, type Refusal } from './outcome';
import { claimantSessions } from './claimants/claimant-sessions';
import { type ClaimantLogin, logInClaimant } from './claimants/log-in-claimant';
import { type NumberGuess, type NumberPinRequest, triggerNumberPin, verifyNumberPin } from './number-pins';
import { createPinHash } from './pin-code';
import { refreshSession, type RefreshRequest } from './refresh-session';
import { customerSessions } from './session-book';
import { type TokenPair } from './session-life';
import { createTokens, type TokenContents, type TokenKind } from './tokens';
import { type PinRequest, type PinTriggered, triggerPin } from './trigger-pin';
import { verifyPin } from './verify-pin';

/** Who may come in, and for how long. Every refusal is a value; only mistakes and lost connections throw. */
export interface Identity {
  /** What a bearer says, or null. Asks no database: the caller still checks the session with `isLive`. */
  readToken(kind: TokenKind, token: string, now: Date): TokenContents | null;
  triggerPin(request: PinRequest): Promise<Outcome<PinTriggered>>;
  /** Sends a PIN to a number that somebody without a policy is to prove. */
  triggerNumberPin(proof: NumberPinRequest): Promise<Outcome<PinTriggered>>;
  login(request: LoginRequest): Promise<Outcome<SignedIn>>;
  refresh(request: RefreshRequest): Promise<Outcome<TokenPair>>;
  logout(sessionId: string, origin: Origin): Promise<void>;
  /** The same three for somebody who claims. */
  loginClaimant(login: ClaimantLogin): Promise<Outcome<TokenPair>>;
  refreshClaimant(request: RefreshRequest): Promise<Outcome<TokenPair>>;
  logoutClaimant(sessionId: string, origin: Origin): Promise<void>;
  endOtherSessions(sessionId: string, origin: Origin): Promise<Outcome<{ ended: number }>>;
  /** For step-up inside another change. Commit the transaction even when it gives a refusal. */
  verifyPin(tx: Transaction, guess: PinGuess): Promise<Refusal | null>;
  /** The same for the PIN that proves a number. */
  verifyNumberPin(tx: Transaction, guess: NumberGuess): Promise<Refusal | null>;
}

/** Puts sign-in together. Throws when the secret is too short. */
export function createIdentity({ secret, ...others }: IdentityDependencies): Identity {
  const workshop: Workshop = {
    ...others,
    tokens: createTokens(secret),
    pinHash: createPinHash(secret),
    devices: createDeviceTokens(secret),
  };
  return {
    readToken: workshop.tokens.read,
    triggerPin: (request) => triggerPin(workshop, request),
    triggerNumberPin: (proof) => triggerNumberPin(workshop, proof),
    login: (request) => logIn(workshop, request),
    refresh: (request) => refreshSession(workshop, request, customerSessions),
    logout: (sessionId, origin) => logOut(workshop, sessionId, origin, customerSessions),
    loginClaimant: (login) => logInClaimant(workshop, login),
    refreshClaimant: (request) => refreshSession(workshop, request, claimantSessions),
    logoutClaimant: (sessionId, origin) => logOut(workshop, sessionId, origin, claimantSessions),
    endOtherSessions: (sessionId, origin) => endOtherSessions(workshop, sessionId, origin),
    verifyPin: (tx, guess) => verifyPin(workshop, tx, guess),
    verifyNumberPin: (tx, guess) => verifyNumberPin(workshop, tx, guess),
  };
}
