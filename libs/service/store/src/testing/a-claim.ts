import { claimBasis, claimDocuments, stoppedClock } from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { aCoveredFamily } from '@portal/domain/testing';
import { webRandom } from '../base/web-random';
import { type ClaimRecord } from '../base/claim-record';
import { type NewClaim } from '../claims/claims';
import { type NewPayout } from '../claims/payouts';

const dateOfDeath = '2026-11-10';

/** A claim for a child of ten on a family policy, whose death certificate is asked for. */
export function aClaimRecord(more: Partial<ClaimRecord> = {}): ClaimRecord {
  const family = aCoveredFamily();
  const child = family.Children[0];
  if (!child) throw new Error('The family has no child');
  const standing = { status: 'ACTIVE', lastDay: null, lapse: null } as const;
  const basis = claimBasis(
    { ...family, Policy_Number: '7000010012', Policy_Type: 'FUNERAL', SupplementaryBenefits: [] },
    {
      dayOfDeath: dateOfDeath,
      deceased: { kind: 'CHILD', lifeId: child.id, dateOfBirth: child.Date_Of_Birth },
      standing,
      benefits: supplementaryBenefits,
    },
  );
  const asked = claimDocuments({
    lifeKind: 'CHILD',
    age: 11,
    isNewborn: false,
    isStudent: false,
    isDisabled: false,
    cause: 'NATURAL',
    amounts: { NATURAL: 1, ACCIDENT: 1, VIOLENCE: 1, SUICIDE: 1 },
    countryOfDeath: 'ZA',
    accepted: ['BIRTH_CERTIFICATE'],
    isCauseOnCertificate: false,
    isNoticeWithoutWeeks: false,
    doDetailsDiffer: false,
    isPreviousInsurerReliedOn: false,
    isTransportPaidInMoney: false,
    payees: [],
  });
  return {
    lifeId: child.id,
    deceased: { firstName: 'Lindiwe', surname: 'Nkosi', dateOfBirth: child.Date_Of_Birth, idNumber: null },
    dateOfDeath,
    placeOfDeath: null,
    countryOfDeath: 'ZA',
    causeReported: 'NATURAL',
    cause: null,
    stillborn: null,
    facts: {
      isPreviousInsurerReliedOn: false,
      isTransportPaidInMoney: false,
      wasEndedIntentionally: false,
      paidByOtherInsurers: 0,
    },
    deathConfirmed: null,
    beforeDeath: null,
    beforeTakeover: null,
    channel: 'WEB',
    deathReportId: null,
    clockFrom: '2026-11-16T08:00:00.000Z',
    clock: { ...stoppedClock, completeAt: null, disputedAt: null },
    disputeReason: null,
    decidedAt: null,
    documents: asked.map((request) => ({
      ...request,
      id: webRandom.uuid(),
      isAsked: true,
      status: 'NEEDED',
      reason: null,
      note: null,
      files: [],
      settledAt: null,
      helpAskedAt: null,
      judged: null,
      says: null,
    })),
    basis,
    policyOnDay: {
      productName: family.Product.Product_Name,
      policyholder: 'Thandi Nkosi',
      cellNumber: '27821234567',
      standing,
      isStudent: false,
      isDisabled: false,
      acceptedDocuments: ['BIRTH_CERTIFICATE'],
      beneficiaries: [],
    },
    claimants: [],
    flags: [],
    recommendation: null,
    decision: null,
    earlierDecisions: [],
    representations: [],
    disinterested: [],
    reminded: [],
    accountReminded: [],
    history: [],
    ...more,
  };
}

let references = 0;

/** A claim as it is opened, under a reference of its own. */
export const aNewClaim = (more: Partial<NewClaim> = {}): NewClaim => ({
  id: webRandom.uuid(),
  reference: `CL-2222-${String((references += 1)).padStart(4, '2')}`,
  policyNumber: '7000010012',
  lifeKind: 'CHILD',
  lifeKey: webRandom.uuid(),
  numberKey: null,
  status: 'REPORTED',
  record: aClaimRecord(),
  createdAt: new Date('2026-11-16T08:00:00Z'),
  ...more,
});

/** A payment of a claim to the policyholder, ready for the bank. */
export const aNewPayout = (claimId: string, number: string, more: Partial<NewPayout> = {}): NewPayout => ({
  id: webRandom.uuid(),
  number,
  claimId,
  policyNumber: '7000010012',
  claimantId: null,
  status: 'READY',
  payOn: '2026-11-20',
  amountCents: 15_000_00,
  record: {
    payee: { kind: 'POLICYHOLDER', name: 'Thandi Nkosi' },
    lines: [{ label: 'Cover', amount: 15_000 }],
    method: 'BANK',
    accountId: null,
    bank: null,
    accountNumber: null,
    waitsForAdministrator: false,
    attempts: 0,
    bankReference: null,
    sentAt: null,
    paidAt: null,
    failureReason: null,
    proofDocumentId: null,
  },
  createdAt: new Date('2026-11-20T08:00:00Z'),
  ...more,
});
