import { decodeProtectedHeader, errors } from 'jose';
import { keyPairAlgorithms } from './provider-presets';
import { type TokenRefusal } from './token-marks';

/**
 * What the signature or the times of a token lack. Whoever sends one may have written anything into it, so of a token that nobody
 * vouches for only what we know by name is repeated. Null: the error is not about the token.
 */
export function refusalOfError(error: unknown, token: string, algorithms: readonly string[]): TokenRefusal | null {
  if (error instanceof errors.JWTExpired) return { mark: 'exp', expected: 'a time to come', found: 'a time before' };
  if (error instanceof errors.JWTClaimValidationFailed) {
    const found = error.reason === 'missing' ? 'missing' : 'another';
    return { mark: error.claim, expected: error.claim === 'nbf' ? 'a time before' : 'to be there', found };
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return { mark: 'header.alg', expected: algorithms.join(' or '), found: algorithmOf(token) };
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    return { mark: 'header.kid', expected: "one of the provider's keys", found: 'another' };
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return { mark: 'signature', expected: "by one of the provider's keys", found: 'another' };
  }
  return isAboutTheToken(error) ? { mark: 'form', expected: 'a signed JWT', found: 'something else' } : null;
}

/** Whatever else is wrong with the token itself, and not with the keys or the way to them. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';

function algorithmOf(token: string): string {
  const { alg = '' } = decodeProtectedHeader(token);
  return [...keyPairAlgorithms, 'HS256', 'HS384', 'HS512', 'none'].includes(alg) ? alg : 'another';
}
