import examples from '../openapi/examples.json' with { type: 'json' };
import { aPdf, anIdNumber } from '@portal/domain/testing';
import { bodiesAboutDeath } from './bodies-about-death';
import { aMainMember, aSpouse, aChild, aRelative, aBeneficiary, bankingDetails } from './some-people';

/** The day of every computed example in the domain rules. */
export const today = '2026-11-20';

const declarations = { truthful: true, popia: true, thirdParty: true, debitOrder: true };

type Bodies = Record<string, Record<string, unknown>>;

/** Those of the API document, as they were sent. */
const sent: Bodies = Object.fromEntries(
  Object.entries(examples).flatMap(([name, call]) => ('body' in call ? [[name, call.body]] : [])),
);

/** A body that every row with a body takes, by the row's name: that of its example, unless one is written here. */
export const goodBodies: Bodies = {
  ...sent,
  login: { otp: '012345', policyNumber: '7000010012' },
  saveDraft: { values: { First_Name: 'Lindiwe' } },
  confirmDetails: { Version: 1 },
  refreshToken: { refreshToken: 'opaque' },
  addPolicy: {
    productId: 'prd-fa-020',
    MainMember: aMainMember,
    Spouse: aSpouse,
    Children: [aChild],
    ExtendedMembers: [aRelative],
    Beneficiaries: [aBeneficiary],
    BankingDetails: bankingDetails,
    declarations,
  },
  updateMainMember: { Email_Address: 'Lindiwe@Example.com', Version: 3 },
  updateMainMemberProduct: {
    productId: 'prd-fa-030',
    quoteId: 'quote-2',
    acceptTerms: true,
    acceptWaitingPeriod: true,
  },
  addSupplementaryBenefits: { benefitIds: ['sup-grocery'] },
  addChild: aChild,
  updateChild: { id: 'child-1', Is_Student: true, Institution_Name: 'Wits', Proof_Of_Study_Until: '2027-03-31' },
  deleteChild: { id: 'child-1', Reason: 'MARRIED' },
  addSpouse: aSpouse,
  updateSpouse: { id: 'spouse-1', Cell_Number: '0731234567' },
  deleteSpouse: { id: 'spouse-1', Reason: 'DIVORCED' },
  addExtendedMember: aRelative,
  updateExtendedMember: { id: 'member-1', Surname: 'Dube', Version: 1 },
  deleteExtendedMember: { id: 'member-1', Reason: 'NOT_AFFORDABLE' },
  addBeneficiary: { ...aBeneficiary, ShareAllocation: [{ id: null, Benefit_Share: 100 }], otp: '123456' },
  updateBeneficiary: {
    id: 'ben-1',
    Beneficiary_Status: 'REMOVED',
    ShareAllocation: [{ id: 'ben-2', Benefit_Share: 100 }],
  },
  updateBankingDetails: { ...bankingDetails, otp: '123456' },
  updatePaymentMethod: { Payment_Method: 'PAYAT', otp: '123456' },
  updateApprovalAction: { decision: 'DECLINE', comment: 'Not asked for' },
  searchPolicies: { text: 'Nkosi' },
  openPolicy: {
    reason: 'CALL',
    note: null,
    answers: [
      { question: 'ID_NUMBER', answer: anIdNumber({ born: '1985-06-30' }) },
      { question: 'CELL_NUMBER', answer: '082 123 4567' },
      { question: 'PREMIUM', answer: 'R 189' },
    ],
  },
  writeNote: { text: 'Asked when the premium is due.' },
  noteReveal: { entityType: 'SPOUSE', entityId: 'spouse-1' },
  askForMore: { message: 'Please send a clearer copy.', documentTypes: ['ID_COPY'] },
  approveTogether: { ids: ['action-1', 'action-2'] },
  searchAudit: { policyNumber: '7000010012', actorId: null, action: null, from: null, to: '2026-11-20', pageNumber: 2 },
  exportAudit: { policyNumber: '7000010012', actorId: null, action: null, from: '2026-11-01', to: null },
  extendedMemberQuote: { Date_Of_Birth: '1958-09-12', Relationship: 'MOTHER', Cover_Amount: null },
  initiatePayatPayment: { amount: 189, cellNumber: '27821234567', emailAddress: null },
  payatCallback: {
    payatTranId: '480012345678',
    payatReferenceNum: '1999997000010012',
    amount: 189,
    status: 'SUCCESSFUL',
    sentAt: '2026-11-20T08:00:00.000Z',
  },
  debiCheckCallback: {
    contractReference: '700001001201',
    result: 'AUTHENTICATED',
    answeredAt: '2026-11-20T08:00:00.000Z',
    sentAt: '2026-11-20T08:00:00.000Z',
  },
  collectionCallback: {
    instructionId: '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b111',
    result: 'UNPAID',
    bankCode: '02',
    amountCents: 28_800,
    resultAt: '2026-11-20T08:00:00.000Z',
    sentAt: '2026-11-20T08:00:00.000Z',
  },
  payoutReport: {
    payoutId: '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b113',
    result: 'PAID',
    reason: null,
    amountCents: 15_000_00,
    bankReference: 'PB-1',
    paidAt: '2026-11-20T08:05:00.000Z',
    returnedAt: null,
    sentAt: '2026-11-20T08:05:01.000Z',
  },
  voucherReport: {
    payoutId: '5f0c7c3e-2c1b-4a5e-9d43-1f7a60f0b114',
    result: 'CASHED',
    amountCents: 5_000_00,
    voucherReference: 'V-1',
    cashedAt: '2026-11-21T10:05:00.000Z',
    sentAt: '2026-11-21T10:05:01.000Z',
  },
  matchMoney: { policyNumber: '7000010012', reason: 'The payer typed a wrong digit' },
  askMoneyRefund: { reason: 'The policy was cancelled' },
  decideMoneyRefund: { decision: 'CONFIRM', comment: null },
  payMoneyRefund: { reference: 'EFT 2026-11-20 17', accountDigits: '7890' },
  closeDebitException: { decision: 'SETTLED', note: 'The bank found the debit' },
  startUpload: {
    fileName: 'document.pdf',
    fileExtension: '.pdf',
    contentType: 'application/pdf',
    sizeBytes: 300_000,
    sha256: '0123456789abcdef'.repeat(4),
    partBytes: 131_072,
  },
  uploadDocument: {
    base64File: btoa(aPdf()),
    fileName: 'document.pdf',
    fileExtension: '.pdf',
    contentType: 'application/pdf',
    type: 'ID_COPY',
  },
  ...bodiesAboutDeath,
};
