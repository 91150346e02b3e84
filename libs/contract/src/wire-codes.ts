/** Codes that travel in answers and that no rule of the product depends on. Labels belong to the screens. */
export const verificationStatuses = ['PENDING', 'PROCESSING', 'VERIFIED', 'FAILED_VERIFICATION', 'BLOCKED'] as const;

export const mandateStatuses = [
  'NOT_REGISTERED',
  'PENDING_AUTHENTICATION',
  'AUTHENTICATED',
  'REJECTED',
  'NO_RESPONSE',
  'AMENDMENT_PENDING',
  'SUSPENDED',
  'CANCELLED',
  'EXPIRED',
] as const;
export const authenticationTypes = ['TT1_REALTIME', 'TT1_DELAYED', 'TT2_BATCH', 'TT3_CARD'] as const;
export const authenticationChannels = [
  'USSD',
  'BANKING_APP',
  'INTERNET_BANKING',
  'ATM',
  'BRANCH',
  'CALL_CENTRE',
  'POS',
] as const;
export const adjustmentCategories = ['N', 'Q', 'B', 'A', 'R'] as const;

export const paymentTypes = ['PREMIUM', 'ARREARS', 'REINSTATEMENT', 'REFUND', 'REVERSAL'] as const;
/** How the payer paid on the provider's page. */
export const payatMethods = [
  'CARD',
  'EFT',
  'CAPITEC_PAY',
  'SCAN_TO_PAY',
  'SNAPSCAN',
  'ZAPPER',
  'OZOW',
  'CASH',
] as const;

export const quoteTypes = ['PRODUCT_CHANGE', 'EXTENDED_MEMBER', 'NEW_POLICY'] as const;
export const quoteStatuses = ['OPEN', 'ACCEPTED', 'EXPIRED'] as const;
export const quoteWarnings = ['LIVES_LOSE_COVER', 'LEGACY_NO_RETURN', 'CAP_REACHED', 'WAITING_PERIOD'] as const;

export const pricingTypes = ['FIXED', 'PERCENT_OF_BASE'] as const;
export const coveredLives = ['MAIN', 'MAIN_AND_SPOUSE', 'ALL_LIVES', 'POLICY'] as const;
export const benefitStatuses = ['ACTIVE', 'PENDING', 'REMOVED'] as const;

export const decisions = ['APPROVE', 'DECLINE', 'CANCEL'] as const;
export const consentMethods = ['OTP', 'VOICE_RECORDING'] as const;
/**
 * Who asked for a change: as records name people who act. `system`, an addition: nobody asked, as where the register of deaths has confirmed
 * a death.
 */
export const requesterRoles = ['customer', 'consultant', 'portalAdmin', 'system'] as const;

/** What a customer may send in. */
export const uploadTypes = [
  'ID_COPY',
  'BIRTH_CERTIFICATE',
  'MARRIAGE_CERTIFICATE',
  'AFFIDAVIT',
  'PROOF_OF_STUDY',
  'MEDICAL_REPORT',
  'BANK_LETTER',
  'OTHER',
] as const;
/** Every kind of document: those that we write, and those that come in. */
export const documentTypes = [
  'POLICY_SCHEDULE',
  'TERMS',
  'WELCOME_LETTER',
  'PREMIUM_STATEMENT',
  'BENEFIT_CERTIFICATE',
  'DEBICHECK_MANDATE',
  'CLAIM_FORM',
  // Two additions: what a claim leaves on paper.
  'CLAIM_LETTER',
  'PAYOUT_PROOF',
  ...uploadTypes,
] as const;
export const documentSources = ['SYSTEM', 'CUSTOMER', 'STAFF'] as const;

/** Messages about a death: additions, all of them. */
export const deathNotificationTypes = [
  // Two additions: the policyholder, or somebody else on the policy, was reported dead.
  'ALIVE_CHECK',
  'LIFE_REPORTED',
  // Additions: what becomes of a claim, and that the others stay covered after the main member's death.
  'CLAIM_OPEN',
  'CLAIM_DOCUMENTS',
  'CLAIM_NOT_USABLE',
  'CLAIM_COMPLETE',
  'CLAIM_DISPUTED',
  'CLAIM_APPROVED',
  'CLAIM_ACCOUNT',
  'CLAIM_ACCOUNT_CHANGED',
  // An addition: staff noted another number, told to the one before.
  'CLAIM_NUMBER_CHANGED',
  'CLAIM_DECIDED',
  'CLAIM_PAID',
  'PAYOUT_FAILED',
  // Four more of a part that a funeral parlour is paid: it will be; decided, to whoever arranges the funeral; it was; the bank did not.
  'PARLOUR_APPROVED',
  'PARLOUR_DECIDED',
  'PARLOUR_PAID',
  'PARLOUR_NOT_PAID',
  // Three more of a share that is paid in cash at a store: it will be, it was, it could not be.
  'CASH_CHOSEN',
  'CASH_PAID',
  'CASH_NOT_PAID',
  'COVER_CONTINUES',
  // An addition: their cover ends unless somebody takes the policy over.
  'COVER_ENDS',
  // An addition: the months without premiums end for whoever took the policy over.
  'PREMIUMS_RESUME',
  // An addition: the person lives, and what they had asked for must be asked for again.
  'REQUEST_ENDED_BY_MISTAKE',
  // An addition: what was changed on a policy after a death was undone.
  'CHANGES_UNDONE',
  // An addition: to somebody else who paid the premiums of a main member who died.
  'NO_MORE_COLLECTIONS',
] as const;

export const severities = ['INFO', 'SUCCESS', 'WARNING', 'ERROR'] as const;
export const notificationTypes = [
  'PREMIUM_RECEIVED',
  'PREMIUM_DUE',
  'PREMIUM_FAILED',
  // Two additions: the bank gave a premium back; we may not collect from the account any more.
  'DEBIT_REVERSED',
  'NEW_MANDATE_NEEDED',
  // An addition: money came for a policy that takes none.
  'PAYMENT_NOT_USED',
  // An addition: money is left on a policy that has ended.
  'MONEY_LEFT_OVER',
  // An addition: such money was paid back.
  'REFUND_PAID',
  // An addition: the notice that the law asks for when a premium is unpaid.
  'PREMIUM_UNPAID_NOTICE',
  'POLICY_LAPSED',
  'POLICY_REINSTATED',
  // Two additions: how a policy ends that nobody paid for.
  'POLICY_CANCELLED',
  'POLICY_NOT_TAKEN_UP',
  'APPROVAL_REQUIRED',
  'CHANGE_SUBMITTED',
  'CHANGE_APPROVED',
  'CHANGE_DECLINED',
  'CHANGE_EXPIRED',
  // An addition: a change was approved and does not fit the policy any more.
  'CHANGE_FAILED',
  // Additions, reminders: a request, proof of study, a child’s cover and the time for a newborn’s ID number run out.
  'REQUEST_EXPIRING',
  'PROOF_OF_STUDY_DUE',
  'CHILD_COVER_ENDS',
  'ID_OUTSTANDING',
  // Two additions: staff need more before they decide; staff noted that the policyholder agreed on a call.
  'MORE_ASKED',
  'CONSENT_RECORDED',
  // An addition: a member of staff opened the policy.
  'POLICY_OPENED',
  'CELL_CHANGED',
  'BANK_CHANGED',
  'MANDATE_PENDING',
  'MANDATE_REJECTED',
  'CHILD_AGE_LIMIT',
  'WAITING_PERIOD_ENDED',
  // An addition: the same for cover that a change of plan has added.
  'EXTRA_COVER_WAITED',
  'PREMIUM_REVIEW',
  ...deathNotificationTypes,
] as const;

/** What a one-time PIN confirms that is asked for with a change; LOGIN stands here since the first release. */
export const pinsOfChanges = [
  'LOGIN',
  'UPDATE_CELL_NUMBER',
  'UPDATE_BANKING_DETAILS',
  'UPDATE_PAYMENT_METHOD',
  'BENEFICIARY',
  'APPROVAL',
] as const;
/** What a one-time PIN may be used for. A PIN for one purpose opens nothing else. */
export const otpPurposes = [
  ...pinsOfChanges,
  // An addition: the policyholder who was reported dead says that they live.
  'ALIVE',
  // An addition: where a claim is paid.
  'PAYEE_ACCOUNT',
  // An addition: somebody takes over a policy after its main member's death.
  'CONTINUE_POLICY',
] as const;
export type OtpPurpose = (typeof otpPurposes)[number];
/** What a PIN is for that proves somebody's own number and is about no policy. */
export type NumberPurpose = 'DEATH_REPORT' | 'CLAIM_LOGIN' | 'PAYEE_ACCOUNT' | 'CONTINUE_POLICY';

export const policyTypes = ['FUNERAL', 'LIFE'] as const;
/** The plan category as records spell it. */
export const planCategories = ['SINGLE_MEMBER', 'SINGLE_PARENT', 'FAMILY'] as const;
