import { fail, ok, type Result } from '../../base/result';
import { type ClaimDocumentStatus, type ClaimDocumentType } from '../../code-lists/claims';
import { type RegisterStanding, stopsPayment } from './death-register';

/** A claim, as far as the register of deaths decides what may be done with it. */
export interface RegisterOnClaim {
  standing: RegisterStanding;
  /** Without an ID number the register cannot be asked. */
  hasIdNumber: boolean;
  /** The id of who accepted a death certificate that came after ALIVE; null: nobody has. */
  newCertificateAcceptedBy: string | null;
}

const certificates: readonly ClaimDocumentType[] = ['DEATH_CERTIFICATE', 'FOREIGN_DEATH_DOCUMENTS'];

/** A document of a claim, as far as it can show a death anew. Moments are ISO 8601. */
interface CertificateLine {
  type: ClaimDocumentType;
  status: ClaimDocumentStatus;
  files: readonly { receivedAt: string }[];
  judged: { by: { id: string }; at: string } | null;
}

/**
 * Who accepted a death certificate that reached us after the register said ALIVE, by the id; null: nobody has. What was accepted before the new
 * one came is not accepted with it. Source: docs/domain/claims.md#c2-4.
 */
export function newCertificateAcceptedBy(lines: readonly CertificateLine[], since: string | null): string | null {
  if (since === null) return null;
  const accepted = lines.find(
    ({ type, status, files, judged }) =>
      certificates.includes(type) &&
      status === 'ACCEPTED' &&
      judged !== null &&
      files.some(({ receivedAt }) => receivedAt > since && judged.at >= receivedAt),
  );
  return accepted?.judged?.by.id ?? null;
}

/** Refuses with NOT_POSSIBLE what would treat somebody as dead, or pay for it, while the register says that they live. */
export const checkNotAlive = ({ standing }: Pick<RegisterOnClaim, 'standing'>): Result<true> =>
  stopsPayment(standing)
    ? notPossible(
        'The death register says that this person lives. A new death certificate must be accepted, and an administrator must lift this first.',
      )
    : ok(true);

/**
 * Whether an administrator may lift ALIVE: on a death certificate that came after it, and as somebody who neither accepted that nor assessed
 * the claim. Refuses with NOT_POSSIBLE or FORBIDDEN. Source: docs/domain/claims.md#c7-1.
 */
export function checkLiftAlive(
  { standing, newCertificateAcceptedBy: acceptedBy }: RegisterOnClaim,
  { callerId, assessors }: { callerId: string; assessors: readonly (string | null)[] },
): Result<true> {
  if (!stopsPayment(standing)) return notPossible('The death register does not stop this claim.');
  if (acceptedBy === null) {
    return notPossible(
      'Accept a death certificate first that reached us after the register said that the person lives.',
    );
  }
  if (acceptedBy === callerId) {
    return forbidden('You accepted the death certificate. Another administrator lifts this.');
  }
  return assessors.includes(callerId)
    ? forbidden('You assessed this claim. Another administrator lifts this.')
    : ok(true);
}

const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');
const forbidden = (message: string) => fail(message, 'FORBIDDEN');
