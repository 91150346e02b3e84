import {
  ageOn,
  type CauseOfDeath,
  claimAmounts,
  type ClaimDocumentFacts,
  payableOf,
  type PlainDate,
} from '@portal/domain';
import { type ClaimRow } from '@portal/service-store';
import { isGuardian } from '../continuation/guardian';

/** A claim, as far as its documents and amounts follow from it. */
export type ClaimSoFar = Pick<ClaimRow, 'lifeKind' | 'record'>;

/** What the death is taken to have come of: what the documents say, before that what was reported. */
export const causeSoFar = ({ record: { cause, causeReported } }: Pick<ClaimRow, 'record'>): CauseOfDeath =>
  cause ?? causeReported;

/** What a claim pays by cause, as if it were decided today. */
export const amountsSoFar = ({ record }: Pick<ClaimRow, 'record'>, today: PlainDate) =>
  claimAmounts(record.basis, { decidedOn: today });

/** What decides which documents a claim needs. Source: docs/domain/claims.md#c4-1. */
export function documentFactsOf(claim: ClaimSoFar, today: PlainDate): ClaimDocumentFacts {
  const { lifeKind, record } = claim;
  const { policyOnDay, facts, documents, basis } = record;
  const { NATURAL, ACCIDENT, VIOLENCE, SUICIDE } = amountsSoFar(claim, today).byCause;
  const accepted = documents.filter(({ status }) => status === 'ACCEPTED');
  return {
    lifeKind,
    age: lifeKind === 'STILLBORN' ? null : basis.life.age,
    isNewborn: lifeKind === 'CHILD' && record.lifeId === null,
    isStudent: policyOnDay.isStudent,
    isDisabled: policyOnDay.isDisabled,
    cause: causeSoFar(claim),
    amounts: {
      NATURAL: payableOf(NATURAL),
      ACCIDENT: payableOf(ACCIDENT),
      VIOLENCE: payableOf(VIOLENCE),
      SUICIDE: payableOf(SUICIDE),
    },
    countryOfDeath: record.countryOfDeath,
    accepted: policyOnDay.acceptedDocuments,
    isCauseOnCertificate: accepted.some(
      ({ type, says }) => type === 'DEATH_CERTIFICATE' && (says?.cause ?? 'UNKNOWN') !== 'UNKNOWN',
    ),
    isNoticeWithoutWeeks: accepted.some(({ type, says }) => type === 'NOTICE_OF_DEATH' && says?.weeks === null),
    doDetailsDiffer: documents.some(({ says }) => (says?.detailsThatDiffer.length ?? 0) > 0),
    isPreviousInsurerReliedOn: facts.isPreviousInsurerReliedOn,
    isTransportPaidInMoney: facts.isTransportPaidInMoney,
    payees: record.claimants
      .filter((one) => one.share !== null || one.arrangesFuneral || isGuardian(one))
      .map(({ id, role, dateOfBirth, isSignedIn, hasComeForward, account, parlour }) => ({
        id,
        role,
        age: dateOfBirth === null ? null : ageOn(dateOfBirth, today),
        isSignedIn,
        hasComeForward,
        isParlourPaid: Boolean(parlour),
        isAccountUnverified: account?.Verification_Status === 'FAILED_VERIFICATION',
      })),
  };
}
