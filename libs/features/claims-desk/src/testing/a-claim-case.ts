import { type ClaimCase, type PartAccount, type ShareInCash } from '@portal/contract';
import { type CauseOfDeath, claimDocumentTypes, labelOf, type PlainDate } from '@portal/domain';

type ClaimDocument = ClaimCase['documents'][number];
type Amounts = ClaimCase['amountsByCause'][number];

const decidedOn: PlainDate = '2026-11-20';

/** What a claim pays for a cause: these lines, all at once. */
export const amountsOf = (
  cause: CauseOfDeath,
  lines: Record<string, number>,
  more: Partial<Amounts> = {},
): Amounts => ({
  cause,
  lines: Object.entries(lines).map(([label, amount], place) => ({
    kind: place === 0 ? 'COVER' : 'RIDER',
    label,
    amount,
    payOn: decidedOn,
  })),
  payableNow: Object.values(lines).reduce((sum, amount) => sum + amount, 0),
  payableLater: 0,
  deduction: 0,
  disputed: 0,
  nothing: null,
  ...more,
});

export const naledi = { id: 'staff-naledi', name: 'Naledi Mokoena' };

/** Somebody has a claim since ten past eleven. */
export const takenBy = (isMine: boolean): NonNullable<ClaimCase['takenBy']> => ({
  ...naledi,
  at: '2026-11-20T09:10:00.000Z',
  isMine,
});

export const aDocument = (more: Partial<ClaimDocument> = {}): ClaimDocument => {
  const type = more.type ?? 'DEATH_CERTIFICATE';
  return {
    id: `document-${type}`,
    type,
    alsoTakes: [],
    label: labelOf(claimDocumentTypes, type),
    why: 'It shows who died, and when.',
    neededFor: 'DECISION',
    status: 'RECEIVED',
    reason: null,
    files: [{ id: `file-${type}`, name: 'certificate.pdf', receivedAt: '2026-11-18T12:30:00.000Z' }],
    helpAsked: false,
    payeeName: null,
    judgedBy: null,
    judgedAt: null,
    note: null,
    says: null,
    ...more,
  };
};

export const aRecommendation = (
  more: Partial<NonNullable<ClaimCase['recommendation']>> = {},
): NonNullable<ClaimCase['recommendation']> => ({
  kind: 'APPROVE',
  cause: 'NATURAL',
  payableNow: 20_000,
  payableLater: 0,
  isCorrected: false,
  reasonCode: null,
  reasonText: null,
  wording: null,
  by: naledi,
  at: '2026-11-20T08:30:00.000Z',
  ...more,
});

/** An account as it is read, verified. */
export const anAccount = (more: Partial<PartAccount> = {}): PartAccount => ({
  Account_Holder_Name: 'Thandi Nkosi',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'SAVINGS',
  Account_Number: '******2345',
  Verification_Status: 'VERIFIED',
  Verification_Message: null,
  waitsForAdministrator: false,
  forChildDeclaredAt: null,
  ...more,
});

export const aPayout = (more: Partial<ClaimCase['payouts'][number]> = {}): ClaimCase['payouts'][number] => ({
  id: 'payout-1',
  number: 'CL-7K3M-Q2XR-01',
  amount: 12_000,
  lines: [{ label: 'Cover', amount: 12_000 }],
  method: 'BANK',
  status: 'FAILED',
  payOn: '2026-11-20',
  claimId: 'claim-1',
  policyNumber: '7000010012',
  payee: { kind: 'BENEFICIARY', name: 'Lindiwe Nkosi' },
  bank: 'FNB',
  accountNumber: '******0999',
  waitsForAdministrator: false,
  cash: null,
  attempts: 1,
  bankReference: null,
  sentAt: '2026-11-20T06:00:00.000Z',
  paidAt: null,
  failureReason: 'The bank does not know this account',
  unclaimed: null,
  mayRetry: true,
  mayReleaseAccount: false,
  version: 2,
  ...more,
});

/** A share of somebody without an account, which could be paid in cash. */
export const aShareInCash = (more: Partial<ShareInCash> = {}): ShareInCash => ({
  claimantId: 'claimant-1',
  name: 'Thandi Nkosi',
  amount: 8_200,
  vouchers: 2,
  cellNumber: '082 *** 4567',
  asked: null,
  allowedActs: ['ASK_CASH'],
  whyNot: null,
  ...more,
});

const every = (lines: Record<string, number>) =>
  (['NATURAL', 'ACCIDENT', 'VIOLENCE', 'SUICIDE', 'UNKNOWN'] as const).map((cause) => amountsOf(cause, lines));

/** The claim of a spouse, with all documents here and nobody working on it; whatever the cause, it pays the same. */
export const aClaimCase = (more: Partial<ClaimCase> = {}): ClaimCase => ({
  id: 'claim-1',
  reference: 'CL-7K3M-Q2XR',
  policyNumber: '7000010012',
  life: {
    id: 'spouse-1',
    name: 'Sipho Nkosi',
    kind: 'SPOUSE',
    idNumber: '*********1087',
    dateOfBirth: '1982-04-05',
    age: 44,
  },
  stillborn: null,
  dateOfDeath: '2026-11-10',
  placeOfDeath: 'Tygerberg Hospital',
  countryOfDeath: 'ZA',
  causeReported: 'NATURAL',
  cause: null,
  doesCauseMatter: false,
  status: 'IN_ASSESSMENT',
  awaits: 'US',
  clocks: {
    reportedAt: '2026-11-12T08:00:00.000Z',
    completeAt: '2026-11-18T12:30:00.000Z',
    decisionDue: '2026-11-20',
    disputedAt: null,
    disputeDue: null,
    decidedAt: null,
    isOverdue: false,
  },
  disputeReason: null,
  deathConfirmed: null,
  register: null,
  documents: [aDocument(), aDocument({ type: 'ID_COPY', why: 'It shows who is paid.', neededFor: 'PAYMENT' })],
  cash: [],
  coverAfterDeath: null,
  policy: {
    status: 'ACTIVE',
    statusToday: 'ACTIVE',
    isLapseNotProven: false,
    productName: 'Silver Family',
    inceptionDate: '2022-03-01',
    policyholder: 'Thandi Nkosi',
    coverStart: '2022-03-01',
    waitingEnds: '2022-09-01',
    coverAmount: 20_000,
    riders: [{ name: 'Airtime', amount: 500, startDate: '2022-03-01' }],
    beneficiaries: [
      { id: 'b-1', name: 'Lindiwe Nkosi', share: 60, status: 'ACTIVE' },
      { id: 'b-2', name: 'Bongani Nkosi', share: 40, status: 'ACTIVE' },
    ],
    overduePremiums: [],
    coverElsewhere: [],
    paidByOtherInsurers: 0,
  },
  amountsByCause: every({ Cover: 20_000, Airtime: 500 }),
  legalMaximum: null,
  claimants: [
    {
      id: 'claimant-1',
      role: 'POLICYHOLDER',
      beneficiaryId: null,
      name: 'Thandi Nkosi',
      cellNumber: '27821234567',
      share: 100,
      account: null,
      representative: null,
      letsIn: null,
      arrangesFuneral: false,
      parlour: null,
      hasComeForward: true,
    },
  ],
  flags: [],
  recommendation: null,
  decision: null,
  earlierDecisions: [],
  representations: [],
  payouts: [],
  history: [
    { at: '2026-11-12T08:00:00.000Z', who: 'Thandi Nkosi', what: 'The death was reported.' },
    { at: '2026-11-18T12:30:00.000Z', who: 'Thandi Nkosi', what: 'Sent to us: Death certificate.' },
  ],
  takenBy: null,
  isInterestDeclared: false,
  allowedActs: ['SEND_DOCUMENTS', 'JUDGE_DOCUMENTS', 'CONFIRM_DEATH', 'RECOMMEND', 'DISPUTE'],
  whyNotConfirm: null,
  version: 3,
  ...more,
});

/** In the waiting period: illness pays nothing, an accident everything. */
export const aWaitingCase = (more: Partial<ClaimCase> = {}): ClaimCase => {
  const nothing = {
    reasonCode: 'WAITING_PERIOD' as const,
    sentence:
      'Sipho Nkosi died of natural causes on 10 November 2026. For natural causes the cover starts on 1 March 2027.',
  };
  return aClaimCase({
    doesCauseMatter: true,
    amountsByCause: [
      amountsOf('NATURAL', {}, { nothing }),
      amountsOf('ACCIDENT', { Cover: 20_000, 'Accidental death': 20_000 }),
      amountsOf('VIOLENCE', { Cover: 20_000, 'Accidental death': 20_000 }),
      amountsOf(
        'SUICIDE',
        {},
        {
          nothing: {
            reasonCode: 'SUICIDE',
            sentence: 'In the first 12 months, until 31 August 2027, we do not pay for suicide.',
          },
        },
      ),
      amountsOf('UNKNOWN', {}, { disputed: 40_000, nothing }),
    ],
    ...more,
  });
};
