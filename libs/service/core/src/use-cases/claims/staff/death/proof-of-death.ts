import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { type ClaimDocumentType, fail, ok, type Result } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';

type Source = TrustedBodyOf<Endpoints['confirmDeath']>['source'];

/** The lines whose acceptance shows a death; the one of the certificate takes DHA-1663 with BI-1680 until there is one. */
const shownBy: Record<Source, readonly ClaimDocumentType[]> = {
  DEATH_CERTIFICATE: ['DEATH_CERTIFICATE', 'FOREIGN_DEATH_DOCUMENTS'],
  NOTICE_OF_DEATH: ['NOTICE_OF_DEATH', 'STILLBIRTH_LETTER', 'DEATH_CERTIFICATE'],
  REGISTER: [],
};

/**
 * Whether the source shows the death: an accepted document. Refuses with NOT_POSSIBLE a second confirmation, a document that nobody accepted,
 * and the register of deaths, which nobody can ask from here. Source: docs/domain/claims.md#c2-4.
 */
export function checkProofOfDeath({ deathConfirmed, documents }: ClaimRecord, source: Source): Result<true> {
  if (deathConfirmed !== null) return notPossible('The death is confirmed already.');
  if (source === 'REGISTER') return notPossible('The register of deaths has not answered.');
  const isShown = documents.some(({ type, status }) => status === 'ACCEPTED' && shownBy[source].includes(type));
  return isShown ? ok(true) : notPossible('Accept the document first that shows the death.');
}

const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');
