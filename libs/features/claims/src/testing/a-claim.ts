import {
  type Claim,
  type ClaimAmountsRead,
  type ClaimDocument,
  type ClaimPayout,
  type FuneralParlour,
  type ClaimPart,
  type PartAccount,
} from '@portal/contract';

/** A document of a claim as it is read, needed for the decision unless something else is said. */
export const aDocument = (more: Partial<ClaimDocument> = {}): ClaimDocument => ({
  id: 'certificate',
  type: 'DEATH_CERTIFICATE',
  alsoTakes: [],
  label: 'Death certificate (or, until you have it, DHA-1663 and BI-1680)',
  why: 'It shows who died and on which day.',
  neededFor: 'DECISION',
  status: 'NEEDED',
  reason: null,
  files: [],
  helpAsked: false,
  ...more,
});

/** What a claim pays: the cover of R 20 000, whatever the cause. */
export const someAmounts = (more: Partial<ClaimAmountsRead> = {}): ClaimAmountsRead => ({
  cause: 'NATURAL',
  isDecided: false,
  lines: [{ kind: 'COVER', label: 'Cover', amount: 20_000, payOn: '2026-11-20' }],
  payableNow: 20_000,
  payableLater: 0,
  deduction: 0,
  premiumRefund: 0,
  disputed: 0,
  later: [],
  otherCauses: [],
  legalMaximum: null,
  whyNothing: null,
  ...more,
});

/** An account as it is read. */
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

/** A funeral parlour with an invoice of R 14 500, as it is read. */
export const aParlour = (more: Partial<FuneralParlour> = {}): FuneralParlour => ({
  name: 'Dignity Funerals',
  registrationNumber: '2015/123456/07',
  invoiceAmount: 14_500,
  account: anAccount({
    Account_Holder_Name: 'Dignity Funerals',
    Account_Type: 'CURRENT',
    Account_Number: '*******7890',
  }),
  ...more,
});

/** A payment of a claim as it is read, paid on the day after the decision. */
export const aPayout = (more: Partial<ClaimPayout> = {}): ClaimPayout => ({
  number: 'CL-7K3M-Q2XR-01',
  amount: 20_000,
  lines: [{ label: 'Cover', amount: 20_000 }],
  method: 'BANK',
  status: 'PAID',
  payOn: '2026-11-19',
  paidOn: '2026-11-20',
  parlour: null,
  bank: 'FNB',
  last4: '2345',
  failureReason: null,
  ...more,
});

/** The own part of whoever reads. */
export const aPart = (more: Partial<ClaimPart> = {}): ClaimPart => ({
  id: 'own',
  kind: 'OWN',
  name: 'Thandi Nkosi',
  isRepresented: false,
  heading: 'We need documents from you',
  awaits: 'CLAIMANT',
  documentsMissing: 1,
  ...more,
});

/** A claim as its policyholder reads it: reported, with one document to send. */
export const aClaim = (more: Partial<Claim> = {}): Claim => ({
  reference: 'CL-7K3M-Q2XR',
  policyNumber: '7000010012',
  life: { id: 'spouse', name: 'Sipho Nkosi', kind: 'SPOUSE' },
  dateOfDeath: '2026-11-10',
  status: 'REPORTED',
  stage: {
    heading: 'We need documents from you',
    text: 'Please send us what is on the list. We start to decide when we have everything, and then we need two business days.',
  },
  awaits: 'CLAIMANT',
  vouchersToCash: 0,
  decisionDue: null,
  disputeDue: null,
  reportedAt: '2026-11-12T08:00:00.000Z',
  version: 1,
  placeOfDeath: 'Tygerberg Hospital',
  countryOfDeath: 'ZA',
  causeReported: 'NATURAL',
  completeAt: null,
  documents: [aDocument()],
  amounts: someAmounts(),
  part: aPart(),
  parts: [aPart()],
  account: null,
  mayBePaidInCash: true,
  parlour: null,
  arrangesFuneral: false,
  decision: null,
  representations: [],
  payouts: [],
  history: [{ at: '2026-11-12T08:00:00.000Z', what: 'You reported the death.' }],
  allowedActs: ['SEND_DOCUMENTS', 'SET_ACCOUNT', 'SET_PARLOUR', 'WITHDRAW'],
  ...more,
});
