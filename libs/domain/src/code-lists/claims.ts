import { codeList, type CodeOf, labelOf, statusList } from './code-list';

/** Where a claim stands. Source: docs/domain/claims.md#c2-5. */
export const claimStatuses = statusList({
  REPORTED: ['We need documents', 'amber'],
  IN_ASSESSMENT: ['We are deciding', 'blue'],
  DISPUTED: ['We are looking further', 'amber'],
  APPROVED: ['Approved', 'green'],
  PAID: ['Paid', 'green'],
  REPUDIATED: ['Not approved', 'red'],
  WITHDRAWN: ['Withdrawn', 'grey'],
  DORMANT: ['Closed for now', 'grey'],
  VOID: ['Reported by mistake', 'grey'],
});
export type ClaimStatus = CodeOf<typeof claimStatuses>;

/** What became of a report of a death; staff read the label. Source: docs/domain/claims.md#c2-2. */
export const deathReportStatuses = statusList({
  RECEIVED: ['Received', 'blue'],
  LINKED: ['Linked to a policy', 'blue'],
  UNLINKED: ['Call back', 'amber'],
  NO_MATCH: ['No cover found', 'grey'],
  REFUTED: ['The person lives', 'red'],
  CLOSED: ['Closed', 'grey'],
});
export type DeathReportStatus = CodeOf<typeof deathReportStatuses>;

/** How a report of a death reached us. */
export const reportChannels = codeList({
  WEB: 'This site',
  PHONE: 'Phone',
  BRANCH: 'Branch',
  EMAIL: 'E-mail',
});
export type ReportChannel = CodeOf<typeof reportChannels>;

/** What somebody died of. "I do not know yet" is an answer. Source: docs/domain/claims.md#c2-3. */
export const causesOfDeath = codeList({
  NATURAL: 'Illness or old age',
  ACCIDENT: 'An accident',
  VIOLENCE: 'Violence by somebody else',
  SUICIDE: 'Suicide',
  UNKNOWN: 'I do not know yet',
});
export type CauseOfDeath = CodeOf<typeof causesOfDeath>;

/** Whose death a claim is about. */
export const deceasedKinds = codeList({
  MAIN_MEMBER: 'Main member',
  SPOUSE: 'Spouse',
  CHILD: 'Child',
  STILLBORN: 'Stillborn child',
  EXTENDED_MEMBER: 'Extended member',
});
export type DeceasedKind = CodeOf<typeof deceasedKinds>;

/** What an amount goes through from the decision to the account. Source: docs/domain/claims.md#c6-3. */
export const payoutStatuses = statusList({
  WAITING_FOR_ACCOUNT: ['Waiting for an account', 'amber'],
  SCHEDULED: ['Paid later', 'blue'],
  READY: ['Ready to pay', 'blue'],
  SENT: ['With the bank', 'blue'],
  PAID: ['Paid', 'green'],
  FAILED: ['The bank refused it', 'red'],
  RETURNED: ['The bank sent it back', 'red'],
  CANCELLED: ['Cancelled', 'grey'],
});
export type PayoutStatus = CodeOf<typeof payoutStatuses>;

/** How money of a claim is paid out. Source: docs/domain/claims.md#c6-2. */
export const payoutMethods = codeList({
  BANK: 'Into an account',
  CASH_VOUCHER: 'Cash at a store',
});
export type PayoutMethod = CodeOf<typeof payoutMethods>;

/** What statuses are called of a payment in cash, where that is another than of one into an account. */
const cashStatuses: Partial<Record<PayoutStatus, string>> = {
  SENT: 'Voucher issued',
  PAID: 'Paid in cash',
  FAILED: 'Not paid in cash',
};

/** How far a payment is, as it is read. */
export const payoutStatusLabel = ({ status, method }: { status: PayoutStatus; method: PayoutMethod }): string =>
  (method === 'CASH_VOUCHER' ? cashStatuses[status] : undefined) ?? labelOf(payoutStatuses, status);

/** How far a document of a claim is. Source: docs/domain/claims.md#c2-3. */
export const claimDocumentStatuses = statusList({
  NEEDED: ['Needed', 'amber'],
  RECEIVED: ['Received', 'blue'],
  ACCEPTED: ['Accepted', 'green'],
  NOT_USABLE: ['Not usable', 'red'],
  WAIVED: ['Not needed', 'grey'],
});
export type ClaimDocumentStatus = CodeOf<typeof claimDocumentStatuses>;

/** Why a document could not be used, as the person who sent it reads it. Source: docs/domain/claims.md#c5. */
export const notUsableReasons = codeList({
  TOO_DARK: 'It is too dark or blurred to read',
  PAGE_MISSING: 'A page is missing',
  OTHER_PERSON: 'It is about another person',
  CUT_OFF: 'Part of it is cut off',
  WRONG_DOCUMENT: 'It is a different document',
  EXPIRED: 'It is too old',
});
export type NotUsableReason = CodeOf<typeof notUsableReasons>;

/** As whom somebody claims or is paid. Source: docs/domain/claims.md#c6-1. */
export const claimantRoles = codeList({
  POLICYHOLDER: 'Policyholder',
  BENEFICIARY: 'Beneficiary',
  GUARDIAN: 'Parent or guardian of a child',
  EXECUTOR: 'Executor of the estate',
  FAMILY: 'Family',
});
export type ClaimantRole = CodeOf<typeof claimantRoles>;

/** Of whom a part of a claim is, to whoever reads it: their own, that of a child or that of an estate. Source: docs/domain/claims.md#c1-4. */
export const partKinds = ['OWN', 'CHILD', 'ESTATE'] as const;
export type PartKind = (typeof partKinds)[number];

/** What comes in for a claim; `claimDocuments` says what each is called where it is asked for. Source: docs/domain/claims.md#c4-1. */
export const claimDocumentTypes = codeList({
  DEATH_CERTIFICATE: 'Death certificate (or, until you have it, DHA-1663 and BI-1680)',
  NOTICE_OF_DEATH: 'DHA-1663, all pages',
  STILLBIRTH_LETTER: 'Letter from the doctor, nurse or clinic with the weeks of pregnancy',
  POLICE_STATEMENT: 'Police case number and statement (or accident report)',
  ID_COPY: 'Your ID, card or passport',
  MARRIAGE_CERTIFICATE: 'Proof of your marriage or union',
  AFFIDAVIT: 'Affidavit about your marriage or union',
  BIRTH_CERTIFICATE: 'Child’s birth certificate',
  PROOF_OF_STUDY: 'Proof of study for the year of death',
  MEDICAL_REPORT: 'Doctor’s report on the disability',
  OTHER: 'Another document',
  FOREIGN_DEATH_DOCUMENTS:
    'Death certificate of that country; a translation if it is not in an official language of South Africa',
  TRANSPORT_INVOICE: 'Invoice for transporting the body',
  GUARDIAN_PROOF: 'Birth certificate and ID of the parent, or court order',
  EXECUTOR_LETTER: 'Letter of executorship or authority from the Master, estate account',
  PARLOUR_INVOICE: 'Invoice with the parlour’s registration',
  BANK_LETTER: 'Stamped bank letter',
});
export type ClaimDocumentType = CodeOf<typeof claimDocumentTypes>;

/** Who has to do something next, as a claimant reads it. Source: docs/domain/claims.md#c5. */
export const claimAwaits = codeList({
  CLAIMANT: 'You',
  US: 'We',
  BANK: 'The bank',
  NOBODY: 'Nobody',
});
export type ClaimAwaits = CodeOf<typeof claimAwaits>;

/** What staff recommend and confirm. Source: docs/domain/claims.md#c7-2. */
export const claimDecisions = codeList({
  APPROVE: 'Approve',
  PART_APPROVE: 'Approve a part',
  REPUDIATE: 'Refuse',
});
export type ClaimDecision = CodeOf<typeof claimDecisions>;
