import { type ClaimPayout } from '@portal/contract';
import { type CauseOfDeath } from '@portal/domain';
import { type ClaimInFile } from '../claims/file/claim-in-file';

const someone = (name: string) => ({ id: name, name });
const moment = '2026-11-18T12:30:00.000Z';

/** A claim as every paper names it. */
export const aNamedClaim = {
  reference: 'CL-7K3M-Q2XR',
  policyNumber: '7000010012',
  dateOfDeath: '2026-11-10',
  life: { name: 'Lufuno Nemavhola-Ṱhabelo' },
};

/** A payment of it, paid, of which an overdue premium was taken off. */
export const aPaidPayout = (more: Partial<ClaimPayout> = {}): ClaimPayout => ({
  number: 'CL-7K3M-Q2XR-01',
  amount: 17_900.4,
  lines: [
    { label: 'Cover', amount: 18_000 },
    { label: 'Premium due on 1 November 2026', amount: -99.6 },
  ],
  method: 'BANK',
  status: 'PAID',
  payOn: '2026-11-19',
  paidOn: '2026-11-20',
  bank: 'FNB',
  last4: '2345',
  parlour: null,
  failureReason: null,
  ...more,
});

/** A letter with all of its parts. */
export const aLetter = (clause = 'For natural causes the cover starts after six months.') => ({
  parts: [
    { heading: null, paragraphs: ['We are sorry. We cannot pay the claim CL-7K3M-Q2XR for Lufuno Nemavhola-Ṱhabelo.'] },
    { heading: 'Why', paragraphs: ['She died of natural causes on 10 November 2026.', `The policy says: “${clause}”`] },
    { heading: 'What could change this', paragraphs: ['Proof of an accident.'] },
    { heading: 'If you do not agree', paragraphs: ['Tell us why within 90 days, until 17 February 2027.'] },
    { heading: null, paragraphs: ['You can also go to the National Financial Ombud Scheme, free of charge.'] },
    { heading: null, paragraphs: ['You can go to court. You have three years from 19 November 2026.'] },
    { heading: 'Premiums', paragraphs: ['There are no premiums to pay back.'] },
  ],
});

const aDecision = {
  kind: 'APPROVE',
  cause: 'NATURAL',
  payableNow: 19_834,
  payableLater: 5000,
  isCorrected: false,
  reasonCode: null,
  reasonText: null,
  wording: null,
  by: someone('Naledi Mokoena'),
  at: moment,
  confirmedBy: someone('Johan van Wyk'),
  confirmedAt: '2026-11-19T09:00:00.000Z',
  note: 'The flag was looked into',
} as const;

const amountsOf = (cause: CauseOfDeath) => ({
  cause,
  lines: [{ kind: 'COVER' as const, label: 'Cover', amount: 20_000, payOn: '2026-11-19' }],
  payableNow: 19_834,
  payableLater: 5000,
  deduction: 166,
  disputed: 0,
  nothing: null,
});

const aDocument: ClaimInFile['documents'][number] = {
  id: 'document-1',
  type: 'DEATH_CERTIFICATE',
  alsoTakes: [],
  label: 'Death certificate (or, until you have it, DHA-1663 and BI-1680)',
  why: 'It shows who died, and when.',
  neededFor: 'DECISION',
  status: 'NOT_USABLE',
  reason: 'PAGE_MISSING',
  files: [{ id: 'file-1', name: 'certificate.pdf', receivedAt: moment }],
  helpAsked: false,
  payeeName: null,
  judgedBy: 'Naledi Mokoena',
  judgedAt: moment,
  note: null,
  says: null,
};

/** A claim that was refused, opened again and paid, as its file tells of it. */
export const aClaimFile = (more: Partial<ClaimInFile> = {}): ClaimInFile => ({
  reference: aNamedClaim.reference,
  policyNumber: aNamedClaim.policyNumber,
  life: {
    id: 'spouse-1',
    name: aNamedClaim.life.name,
    kind: 'SPOUSE',
    idNumber: '*********1087',
    dateOfBirth: '1982-04-05',
    age: 44,
  },
  stillborn: null,
  dateOfDeath: aNamedClaim.dateOfDeath,
  placeOfDeath: 'Tygerberg Hospital',
  countryOfDeath: 'ZA',
  causeReported: 'UNKNOWN',
  cause: 'NATURAL',
  status: 'PAID',
  clocks: {
    reportedAt: '2026-11-12T08:00:00.000Z',
    completeAt: moment,
    decisionDue: '2026-11-20',
    disputedAt: null,
    disputeDue: null,
    decidedAt: '2026-11-19T09:00:00.000Z',
    isOverdue: false,
  },
  disputeReason: null,
  deathConfirmed: { at: moment, by: 'Naledi Mokoena', source: 'DEATH_CERTIFICATE' },
  documents: [aDocument],
  policy: {
    status: 'IN_GRACE',
    statusToday: 'ACTIVE',
    isLapseNotProven: true,
    productName: 'Silver Family Plan',
    inceptionDate: '2022-03-01',
    policyholder: 'Ndivhuwo Nemavhola-Ṱhabelo',
    coverStart: '2022-03-01',
    waitingEnds: '2022-09-01',
    coverAmount: 20_000,
    riders: [{ name: 'Grocery benefit', amount: 6000, startDate: '2022-03-01' }],
    beneficiaries: [{ id: 'b-1', name: 'Mulalo Nemavhola-Ṱhabelo', share: 100, status: 'ACTIVE' }],
    overduePremiums: [{ due: '2026-11-01', amount: 166 }],
    coverElsewhere: [{ policyNumber: '7000010020', amount: 30_000 }],
    paidByOtherInsurers: 0,
  },
  amounts: {
    cause: 'NATURAL',
    isDecided: true,
    lines: [
      { kind: 'COVER', label: 'Cover', amount: 20_000, payOn: '2026-11-19' },
      { kind: 'DEDUCTION', label: 'Premium due on 1 November 2026', amount: -166, payOn: '2026-11-19' },
      { kind: 'RIDER', label: 'Grocery benefit', amount: 5000, payOn: '2026-12-19' },
    ],
    payableNow: 19_834,
    payableLater: 5000,
    deduction: 166,
    premiumRefund: 0,
    disputed: 0,
    later: [{ payOn: '2026-12-19', amount: 5000 }],
    otherCauses: [],
    legalMaximum: null,
    whyNothing: null,
  },
  amountsByCause: [amountsOf('NATURAL'), amountsOf('UNKNOWN')],
  legalMaximum: null,
  claimants: [
    {
      id: 'claimant-1',
      role: 'POLICYHOLDER',
      beneficiaryId: null,
      name: 'Ndivhuwo Nemavhola-Ṱhabelo',
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
  recommendation: null,
  decision: aDecision,
  earlierDecisions: [
    {
      ...aDecision,
      kind: 'REPUDIATE',
      payableNow: 0,
      payableLater: 0,
      reasonCode: 'WAITING_PERIOD',
      wording: 'For natural causes the cover starts after six months.',
      confirmedAt: '2026-11-16T09:00:00.000Z',
    },
  ],
  representations: [
    {
      id: 'representation-1',
      receivedAt: '2026-11-17T08:00:00.000Z',
      sentBy: 'Ndivhuwo Nemavhola-Ṱhabelo',
      text: 'She was in an accident; the police have the docket.',
      files: [{ id: 'file-9', name: 'docket.pdf', receivedAt: '2026-11-17T08:00:00.000Z' }],
      answerDue: '2027-01-01',
      answeredAt: '2026-11-18T09:00:00.000Z',
      answer: {
        outcome: 'UPHELD',
        text: 'The docket shows an accident.',
        by: { id: 'staff-1', name: 'Naledi Dlamini' },
        at: '2026-11-18T09:00:00.000Z',
        confirmedBy: null,
      },
    },
  ],
  letters: [{ on: '2026-11-16', letter: aLetter() }],
  payouts: [
    {
      ...aPaidPayout({ amount: 19_834 }),
      id: 'payout-1',
      claimId: 'claim-1',
      policyNumber: aNamedClaim.policyNumber,
      payee: { kind: 'POLICYHOLDER', name: 'Ndivhuwo Nemavhola-Ṱhabelo' },
      accountNumber: '******2345',
      waitsForAdministrator: false,
      cash: null,
      attempts: 1,
      bankReference: 'PAYOUT-1',
      sentAt: moment,
      paidAt: '2026-11-20T06:05:00.000Z',
      unclaimed: null,
      mayRetry: false,
      mayReleaseAccount: false,
      version: 3,
    },
  ],
  history: [{ at: '2026-11-12T08:00:00.000Z', who: 'Ndivhuwo Nemavhola-Ṱhabelo', what: 'The death was reported.' }],
  ...more,
});

/** The same with as much of everything as a claim may come to. */
export function aLargeClaimFile(): ClaimInFile {
  const { documents, claimants, payouts, history, letters, ...claim } = aClaimFile();
  const many = <One>(list: readonly One[], times: number) => Array.from({ length: times }, () => list).flat();
  return {
    ...claim,
    documents: many(documents, 20),
    claimants: many(claimants, 5),
    payouts: many(payouts, 35),
    history: many(history, 120),
    letters: [...letters, { on: '2026-11-17', letter: aLetter('What the policy says. '.repeat(90)) }],
  };
}
