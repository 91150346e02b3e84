import { type EndpointName, type portalRoutes } from '@portal/contract';

/** Whose screen it is, and the calls that it makes. */
export interface Screen {
  who: 'everybody' | 'customers' | 'claimants' | 'staff';
  calls: readonly EndpointName[];
  /** An addition of this portal: it stands on the additions among its calls, where other screens do without (docs/api/additions.md). */
  isAddition: boolean;
}

type ScreenName = keyof typeof portalRoutes;

const forEverybody = (...calls: EndpointName[]): Screen => ({ who: 'everybody', calls, isAddition: false });
const forCustomers = (...calls: EndpointName[]): Screen => ({ who: 'customers', calls, isAddition: false });
const added = (who: Screen['who'], ...calls: EndpointName[]): Screen => ({ who, calls, isAddition: true });

/** The policy with what waits on it. */
const policy = ['policy', 'pendingApprovalActions'] as const;
/** A list or a record with what may be done about it. */
const record = [...policy, 'allowedActions', 'closedApprovalActions'] as const;
/** A form that keeps what is typed and may be confirmed with a PIN. */
const form = [...policy, 'allowedActions', 'drafts', 'saveDraft', 'deleteDraft', 'otp'] as const;
/** A file beside the form, whole or in parts. */
const files = ['uploadDocument', 'putPart'] as const;
/** Current beside proposed, with the decision. */
const proposal = [
  'pendingApprovalActions',
  'closedApprovalActions',
  'updateApprovalAction',
  'otp',
  'uploadDocument',
] as const;
/** What staff do about the documents of a claim, and what they decide. */
const claimDocuments = ['claimFile', 'receiveClaimDocument', 'judgeClaimDocument', 'noteClaimFacts'] as const;
const claimActs = [
  'confirmDeath',
  'askDeathRegister',
  'liftAlive',
  'recommendClaim',
  'confirmClaim',
  'giveBackClaim',
  'disputeClaim',
  'recallClaim',
  'reopenClaimFor',
  'receiveRepresentations',
  'answerRepresentations',
  'confirmAnswer',
  'letIn',
  'voidClaim',
] as const;
const plans = ['products', 'legacyProducts', 'supplementaryBenefits'] as const;

/**
 * What each screen of the portal asks of a backend. An address of the portal without a line here does not compile. What every screen behind
 * sign-in needs besides is in `behindSignIn`.
 */
export const screens: Readonly<Record<ScreenName, Screen>> = {
  home: forCustomers('home', ...policy, 'drafts', 'closedApprovalActions', 'claims', 'ownDeathReports'),
  login: forEverybody('triggerLoginOtp', 'login', 'whoAmI'),
  logout: forCustomers('logout'),
  personalDetails: forCustomers(...record),
  updatePersonalDetails: forCustomers(...form, ...files, 'updateMainMember'),
  myPlan: forCustomers(...form, ...plans, 'addSupplementaryBenefits'),
  otherPlans: forCustomers(...record, ...plans),
  updatePlan: forCustomers(...form, ...plans, 'productChangeQuote', 'updateMainMemberProduct'),
  beneficiaries: forCustomers(...record),
  addBeneficiary: forCustomers(...form, 'addBeneficiary'),
  newBeneficiary: forCustomers(...proposal),
  beneficiary: forCustomers(...record),
  updateBeneficiary: forCustomers(...form, 'updateBeneficiary'),
  dependants: forCustomers(...record),
  childDetails: forCustomers(...record, 'deleteChild'),
  newChildDetails: forCustomers(...proposal),
  addChild: forCustomers(...form, ...files, 'addChild'),
  updateChild: forCustomers(...form, ...files, 'updateChild'),
  spouseDetails: forCustomers(...record, 'deleteSpouse'),
  newSpouse: forCustomers(...proposal),
  addSpouse: forCustomers(...form, ...files, 'addSpouse'),
  updateSpouse: forCustomers(...form, ...files, 'updateSpouse'),
  extendedMemberDetails: forCustomers(...record, 'deleteExtendedMember'),
  newExtendedMemberDetails: forCustomers(...proposal),
  addExtendedMember: forCustomers(...form, ...files, 'extendedMemberQuote', 'addExtendedMember'),
  updateExtendedMember: forCustomers(...form, ...files, 'extendedMemberQuote', 'updateExtendedMember'),
  payments: forCustomers(...policy, 'paidStatus', 'paymentProof', 'premiumStatement'),
  payNow: forCustomers('policy', 'paidStatus', 'initiatePayatPayment'),
  paymentConfirmation: forCustomers('policy', 'paidStatus', 'paymentProof'),
  payatReturn: forCustomers('paidStatus'),
  bankingDetails: forCustomers(...record),
  updateBankingDetails: forCustomers(...form, ...files, 'banks', 'updateBankingDetails', 'updatePaymentMethod'),
  documents: forCustomers(
    ...policy,
    'documents',
    'documentFile',
    'documentText',
    'policyDocument',
    'premiumStatement',
    'currentCertificate',
    'benefitCertificate',
    ...files,
  ),
  policies: forCustomers('policies', 'policiesByIdNumber', 'policyById', 'selectPolicy'),
  createPolicy: forCustomers('policies', ...plans, 'banks', 'drafts', 'saveDraft', 'deleteDraft', 'addPolicy'),
  notifications: forCustomers('notifications', 'readNotification'),
  termsAndConditions: forEverybody(),
  formBuilderDemo: forEverybody(),
  privacyNotice: added('everybody'),
  paiaManual: added('everybody'),
  complaints: added('everybody'),
  somebodyDied: added('everybody', 'triggerDeathReportOtp', 'reportDeath'),
  somebodyDiedGuide: added('everybody'),
  certificate: added('everybody', 'certificateState'),
  staffSignIn: added('everybody'),
  staffSignedIn: added('everybody'),
  servicing: added(
    'staff',
    'searchPolicies',
    'servicings',
    'openPolicy',
    'closePolicy',
    'failedMessages',
    'sendMessageAgain',
    'letterPosted',
  ),
  approvals: added('staff', 'approvalQueue', 'approvalCase', 'takeApproval', 'approveTogether'),
  approval: added('staff', 'approvalCase', 'approvalQueue', 'documentFile', 'updateApprovalAction'),
  auditTrail: added('staff', 'searchAudit', 'exportAudit'),
  unusedMoney: added('staff', 'unusedMoney', 'matchMoney', 'askMoneyRefund', 'decideMoneyRefund', 'payMoneyRefund'),
  debitExceptions: added('staff', 'debitExceptions', 'closeDebitException'),
  setApart: added('staff', 'setApartPolicies', 'trySetApartPolicy', 'trySetApartItem'),
  deathReports: added('staff', 'deathReports'),
  newDeathReport: added('staff', 'recordDeathReport'),
  deathReport: added('staff', 'deathReport', 'deathReportFile', 'reporterContacted', 'closeDeathReport'),
  claimsDesk: added('staff', 'claimQueue'),
  openClaim: added('staff', ...policy, 'openClaimFor'),
  claimCase: added('staff', ...claimDocuments, ...claimActs, 'claimCase', 'takeClaim', 'releaseClaim', 'claimFilePdf'),
  claimPayouts: added('staff', 'payouts', 'tracePayee', 'retryPayout', 'releasePayoutAccount'),
  accessLog: added('customers', 'accessLog'),
  requests: added('customers', 'pendingApprovalActions', 'closedApprovalActions'),
  request: added('customers', ...proposal),
  history: added('customers', 'policyHistory'),
  confirmDetails: added('customers', ...policy, 'confirmDetails'),
  stillAlive: added('customers', 'ownDeathReports', 'otp', 'sayAlive'),
  claims: added('customers', 'claims'),
  claimSignIn: added('everybody', 'triggerClaimOtp', 'claimLogin', 'refreshClaimToken'),
  newClaim: added('customers', 'policy', 'openClaim'),
  claim: added('customers', 'claim', 'reopenClaim', 'payoutProof', 'claimLetter'),
  claimDocuments: added('customers', 'claim', 'sendClaimDocument', 'putPart'),
  claimAccount: added('customers', 'claim', 'banks', 'otp', 'setPayeeAccount'),
  claimParlour: added('customers', 'claim', 'banks', 'otp', 'setFuneralParlour'),
  disagree: added('customers', 'claim', 'sendRepresentations', 'putPart'),
  withdrawClaim: added('customers', 'claim', 'withdrawClaim'),
  continuePolicy: added('claimants', 'continuation', 'banks', 'triggerClaimantOtp', 'continuePolicy'),
};

/** Whatever a screen shows to somebody signed in, the frame around it asks these. */
export const behindSignIn: readonly EndpointName[] = ['whoAmI', 'refreshToken', 'notifications'];
