import { type ClaimDocumentType } from '../../code-lists/claims';
import { childCoverEnds } from '../../lives/child-cover';
import { type AskedDocument, type AskedWhen } from './asked-document';
import { causeMatters } from './cause-matters';
import { type ClaimDocumentFacts } from './document-facts';

const isStillborn = ({ lifeKind }: ClaimDocumentFacts) => lifeKind === 'STILLBORN';
const isGrownChild = ({ lifeKind, age }: ClaimDocumentFacts) =>
  lifeKind === 'CHILD' && (age ?? 0) >= childCoverEnds.usual;
const isStillStudent = ({ isStudent, isDisabled, age }: ClaimDocumentFacts) =>
  isStudent && !isDisabled && (age ?? 0) < childCoverEnds.student;
const lacks = ({ accepted }: ClaimDocumentFacts, ...types: ClaimDocumentType[]) =>
  !types.some((type) => accepted.includes(type));

/** What is asked about the death and the life, and when. A relationship that was accepted when somebody joined is not proved again. */
const rows: readonly AskedWhen<ClaimDocumentFacts>[] = [
  {
    type: 'DEATH_CERTIFICATE',
    why: 'It shows who died and on which day.',
    when: (facts) => !isStillborn(facts),
  },
  {
    type: 'FOREIGN_DEATH_DOCUMENTS',
    why: 'The death was in another country, and this shows what was written down there.',
    when: (facts) => facts.countryOfDeath !== 'ZA' && !isStillborn(facts),
  },
  {
    type: 'NOTICE_OF_DEATH',
    why: 'It names the cause of death, and what we pay depends on the cause.',
    when: (facts) => !isStillborn(facts) && causeMatters(facts.amounts) && !facts.isCauseOnCertificate,
  },
  {
    type: 'NOTICE_OF_DEATH',
    alsoTakes: ['STILLBIRTH_LETTER'],
    why: 'It shows the weeks of pregnancy. A letter from the doctor, nurse or clinic that says them will do as well.',
    when: (facts) => isStillborn(facts) && !facts.isNoticeWithoutWeeks,
  },
  {
    type: 'STILLBIRTH_LETTER',
    why: 'The DHA-1663 does not say the weeks of pregnancy, and what we pay depends on them.',
    when: (facts) => isStillborn(facts) && facts.isNoticeWithoutWeeks,
  },
  {
    type: 'POLICE_STATEMENT',
    why: 'It shows how the person died, and what we pay depends on that.',
    when: ({ amounts, cause }) => causeMatters(amounts) && cause !== 'NATURAL',
  },
  {
    type: 'ID_COPY',
    label: 'ID of the person who died',
    why: 'The names or numbers on the policy and on the death certificate differ. It shows that they are of one person.',
    when: ({ doDetailsDiffer }) => doDetailsDiffer,
  },
  {
    type: 'MARRIAGE_CERTIFICATE',
    alsoTakes: ['AFFIDAVIT'],
    why: 'We have no proof of the marriage or union on record.',
    when: (facts) => facts.lifeKind === 'SPOUSE' && lacks(facts, 'MARRIAGE_CERTIFICATE', 'AFFIDAVIT'),
  },
  {
    // Either of the two was enough when the child joined (docs/domain/conduct.md#r8-4).
    type: 'BIRTH_CERTIFICATE',
    why: 'It shows whose child it was, and we have none on record.',
    when: (facts) => facts.lifeKind === 'CHILD' && (facts.isNewborn || lacks(facts, 'BIRTH_CERTIFICATE', 'ID_COPY')),
  },
  {
    type: 'PROOF_OF_STUDY',
    why: `A child who has turned ${childCoverEnds.usual} has cover only while studying.`,
    when: (facts) => isGrownChild(facts) && isStillStudent(facts) && lacks(facts, 'PROOF_OF_STUDY'),
  },
  {
    type: 'MEDICAL_REPORT',
    why: `A child who has turned ${childCoverEnds.usual} has cover only with a disability, and we have no report about it.`,
    when: (facts) => isGrownChild(facts) && facts.isDisabled && lacks(facts, 'MEDICAL_REPORT'),
  },
  {
    type: 'OTHER',
    label: 'Letter from your previous insurer',
    why: 'It shows the waiting period that was served with that insurer, and we have nothing about it on record.',
    when: ({ isPreviousInsurerReliedOn }) => isPreviousInsurerReliedOn,
  },
  {
    type: 'TRANSPORT_INVOICE',
    why: 'It shows what the transport cost, which is what we pay back.',
    when: ({ isTransportPaidInMoney }) => isTransportPaidInMoney,
  },
];

/** The documents that a claim needs whoever is paid. Source: docs/domain/claims.md#c4-1. */
export const documentsAboutDeath = (facts: ClaimDocumentFacts): AskedDocument[] =>
  rows.filter(({ when }) => when(facts));
