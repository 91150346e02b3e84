import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { type ClaimDocumentType, fail, ok, type Result } from '@portal/domain';
import { type ClaimRecord, registerStanding } from '@portal/service-store';

type Source = TrustedBodyOf<Endpoints['confirmDeath']>['source'];

/** The lines whose acceptance shows a death; the one of the certificate takes DHA-1663 with BI-1680 until there is one. */
const shownBy: Record<Exclude<Source, 'REGISTER'>, readonly ClaimDocumentType[]> = {
  DEATH_CERTIFICATE: ['DEATH_CERTIFICATE', 'FOREIGN_DEATH_DOCUMENTS'],
  NOTICE_OF_DEATH: ['NOTICE_OF_DEATH', 'STILLBIRTH_LETTER', 'DEATH_CERTIFICATE'],
};

/**
 * Whether the source shows the death: an accepted document, or the register of deaths with the day that the claim has. Refuses with
 * NOT_POSSIBLE a second confirmation, a document that nobody accepted, and a register that says anything else. Source: docs/domain/claims.md#c2-4.
 */
export function checkProofOfDeath(record: ClaimRecord, source: Source): Result<true> {
  const { deathConfirmed, documents } = record;
  if (deathConfirmed !== null) return notPossible('The death is confirmed already.');
  if (source === 'REGISTER') return byRegister(record);
  const isShown = documents.some(({ type, status }) => status === 'ACCEPTED' && shownBy[source].includes(type));
  return isShown ? ok(true) : notPossible('Accept the document first that shows the death.');
}

function byRegister(record: ClaimRecord): Result<true> {
  const standing = registerStanding(record);
  if (standing === 'DECEASED') return ok(true);
  return standing === 'DATE_DIFFERS'
    ? notPossible('The death register has another day of death than the claim.')
    : notPossible('The death register has not said that this person died.');
}

const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');
