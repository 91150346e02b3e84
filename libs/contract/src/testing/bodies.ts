import { aPdf, anIdNumber } from '@portal/domain/testing';

/** The day of every computed example in the domain rules. */
export const today = '2026-11-20';

/** A person as a form sends one: an adult woman with an ID number. */
const aPerson = (born = '1985-06-30') => ({
  Title: 'MS',
  First_Name: 'Lindiwe',
  Surname: 'Nkosi',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born }),
  Date_Of_Birth: born,
  Gender: 'FEMALE',
});

const anAddress = {
  Line_1: '12 Long Street',
  Suburb: 'Gardens',
  City: 'Cape Town',
  Province: 'WESTERN_CAPE',
  Postal_Code: '8001',
};

const aMainMember = {
  ...aPerson(),
  Cell_Number: '082 123 4567',
  Marital_Status: 'SINGLE',
  PhysicalAddress: anAddress,
};
const aSpouse = {
  ...aPerson('1987-02-11'),
  Union_Type: 'CIVIL_MARRIAGE',
  Union_Date: '2012-04-21',
  Is_Alive_Declaration: true,
};
const aChild = { ...aPerson('2015-03-04'), Relationship: 'BIOLOGICAL_CHILD', Guardian_Declaration: true };
const aRelative = {
  ...aPerson('1958-09-12'),
  Relationship: 'MOTHER',
  Cover_Amount: 10000,
  Quote_Id: 'quote-1',
  Is_Alive_Declaration: true,
};
const aBeneficiary = {
  ...aPerson('1990-01-15'),
  Cell_Number: '0821234567',
  Relationship: 'SISTER',
  Benefit_Share: 100,
};
const bankingDetails = {
  Account_Holder_Name: 'L Nkosi',
  Account_Holder_Relationship: 'SELF',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Account_Number: '62000012345',
  Debit_Day: 1,
  Authorisation: true,
};
const declarations = { truthful: true, popia: true, thirdParty: true, debitOrder: true };

const aDeath = {
  Id_Number: anIdNumber({ born: '1961-05-08' }),
  Passport_Number: null,
  Policy_Number: null,
  First_Name: 'Sipho',
  Surname: 'Nkosi',
  Date_Of_Birth: null,
  Date_Of_Death: '2026-11-18',
};
const aReporter = {
  First_Name: 'Nomsa',
  Surname: 'Dlamini',
  Cell_Number: '0821234567',
  Relationship: 'SISTER',
  Preferred_Language: 'ISIZULU',
};

const aClaimedDeath = {
  policyNumber: '7000010012',
  lifeId: 'child-1',
  stillborn: null,
  newborn: null,
  dateOfDeath: '2026-11-10',
  placeOfDeath: 'Tygerberg Hospital',
  countryOfDeath: 'ZA',
  causeReported: 'UNKNOWN',
  paidByOtherInsurers: null,
};
const aClaimFile = {
  base64File: btoa(aPdf()),
  fileName: 'certificate.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
};

/** A body that every row with a body takes, by the row's name. */
export const goodBodies: Record<string, Record<string, unknown>> = {
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
  triggerDeathReportOtp: { Cell_Number: '082 123 4567' },
  reportDeath: { deceased: aDeath, reporter: aReporter, Is_True: true, otp: '123456' },
  recordDeathReport: { deceased: aDeath, reporter: aReporter, channel: 'PHONE' },
  closeDeathReport: { reason: 'Reported twice by the same person', version: 2 },
  reporterContacted: { version: 1 },
  sayAlive: { otp: '123456' },
  triggerClaimOtp: { claim: 'CL-7K3M-Q2XR', Cell_Number: '082 123 4567' },
  claimLogin: { claim: 'CL-7K3M-Q2XR', Cell_Number: '082 123 4567', otp: '123456' },
  refreshClaimToken: { refreshToken: 'opaque' },
  openClaim: aClaimedDeath,
  sendClaimDocument: { documentId: 'document-1', files: [aClaimFile], version: 1 },
  setPayeeAccount: {
    Account_Holder_Name: 'L Nkosi',
    Bank_Name: 'FNB',
    Branch_Code: '250655',
    Account_Type: 'CURRENT',
    Account_Number: '62000012345',
    otp: '123456',
    version: 2,
  },
  sendRepresentations: {
    text: 'The police report names an accident. It is attached.',
    files: [aClaimFile],
    version: 7,
  },
  withdrawClaim: { reason: 'It was a mistake', version: 2 },
  reopenClaim: { version: 3 },
  openClaimFor: { ...aClaimedDeath, channel: 'PHONE', deathReportId: null },
  receiveClaimDocument: { files: [aClaimFile], receivedAt: '2026-11-19T09:30:00.000Z', version: 1 },
  judgeClaimDocument: {
    verdict: 'ACCEPTED',
    says: {
      writtenOn: '2026-11-12',
      dateOfDeath: '2026-11-10',
      cause: 'NATURAL',
      weeks: null,
      serialNumber: null,
      amount: null,
      detailsThatDiffer: ['NAMES'],
    },
    version: 2,
  },
  noteClaimFacts: { isTransportPaidInMoney: true, paidByOtherInsurers: 5000, version: 2 },
  confirmDeath: { source: 'DEATH_CERTIFICATE', version: 3 },
  recommendClaim: {
    cause: 'NATURAL',
    kind: 'REPUDIATE',
    reasonCode: 'WAITING_PERIOD',
    reasonText: 'Cover started on 1 June 2026',
    wording: 'We pay for natural causes once six months have passed.',
    correctedAmount: null,
    isDisinterested: true,
    version: 4,
  },
  confirmClaim: { note: 'Checked with the hospital', isDisinterested: true, version: 5 },
  giveBackClaim: { sentence: 'The certificate names another day', version: 5 },
  disputeClaim: { reason: 'How the accident happened', version: 4 },
  recallClaim: { reason: 'The wrong plan was read', version: 6 },
  reopenClaimFor: { reason: 'A new certificate came in', version: 6 },
  receiveRepresentations: {
    text: 'She called: the notice did not reach her.',
    files: [],
    receivedAt: '2026-11-19T09:30:00.000Z',
    version: 7,
  },
  answerRepresentations: {
    outcome: 'REJECTED',
    answer: 'The police report names an illness as well.',
    isDisinterested: true,
    version: 8,
  },
  confirmAnswer: { isDisinterested: true, version: 9 },
  voidClaim: { reason: 'The person lives', version: 2 },
  retryPayout: { version: 2 },
  releasePayoutAccount: { version: 2 },
};
