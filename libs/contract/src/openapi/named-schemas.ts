import * as v from 'valibot';
import { FailureSchema, FieldErrorSchema } from '../failure';
import { AddPolicySchema } from '../records/add-policy';
import { AddressInputSchema, AddressSchema } from '../records/address';
import { ApprovalActionSchema, ApprovalDecisionSchema } from '../records/approval-action';
import { BankSchema } from '../records/bank';
import {
  BankingDetailsInputSchema,
  BankingDetailsSchema,
  UpdateBankingDetailsSchema,
} from '../records/banking-details';
import {
  AddBeneficiarySchema,
  BeneficiaryInputSchema,
  BeneficiarySchema,
  ShareAllocationSchema,
  UpdateBeneficiarySchema,
} from '../records/beneficiary';
import { ChangeSchema } from '../records/change';
import { ChildInputSchema, ChildSchema, UpdateChildSchema } from '../records/child';
import {
  DeathReportReceiptSchema,
  DeceasedInputSchema,
  ReportDeathSchema,
  ReporterInputSchema,
} from '../records/death-report';
import { ReportOfReporterSchema, SendReportDocumentSchema } from '../records/report-of-reporter';
import { ClaimLetterSchema, ClaimSchema, ListedClaimSchema } from '../records/claim';
import { PartAccountSchema, PayeeAccountSchema, SetPayeeAccountSchema } from '../records/claim-account';
import { ClaimAmountsSchema, ClaimLineSchema } from '../records/claim-amounts';
import { ClaimDocumentSchema, SendClaimDocumentSchema } from '../records/claim-document';
import { OpenClaimSchema } from '../records/claim-opening';
import { FuneralParlourSchema, SetFuneralParlourSchema } from '../records/claim-parlour';
import { ClaimPartSchema } from '../records/claim-part';
import { ClaimPayoutSchema } from '../records/claim-payout';
import { DebiCheckMandateSchema } from '../records/debicheck-mandate';
import { DebiCheckReportSchema } from '../records/debicheck-report';
import { CertificateStateSchema } from '../records/certificate-state';
import { CoverSchema } from '../records/cover';
import { DocumentFileSchema, DocumentListSchema, DocumentSchema, DocumentRequestSchema } from '../records/document';
import { DocumentTextSchema } from '../records/document-text';
import {
  ExtendedMemberInputSchema,
  ExtendedMemberSchema,
  UpdateExtendedMemberSchema,
} from '../records/extended-member';
import { DocumentUploadSchema } from '../records/file-payload';
import { LoginSchema, OtpSentSchema, RefreshSchema, SignedOutSchema, TokensSchema } from '../records/login';
import { MainMemberInputSchema, MainMemberSchema, UpdateMainMemberSchema } from '../records/main-member';
import { MissingDocumentSchema } from '../records/missing-document';
import { HomeSchema } from '../records/home';
import { NotificationPageSchema, NotificationSchema } from '../records/notification';
import { PaidStatusSchema, PaymentSchema } from '../records/paid-status';
import { InitiatePayatPaymentSchema, PaymentInitiationSchema } from '../records/payment-initiation';
import { PayatCallbackSchema } from '../records/payat-callback';
import { PaymentMethodInputSchema, PaymentMethodSchema, UpdatePaymentMethodSchema } from '../records/payment-method';
import { CoverIncreaseSchema, PolicyReplySchema, PolicySchema } from '../records/policy';
import { PolicyListItemSchema } from '../records/policy-list-item';
import { ProductSchema } from '../records/product';
import { ExtendedMemberQuoteSchema, ProductChangeSchema, QuoteSchema } from '../records/quote';
import { ReportReceiptSchema } from '../records/report-receipt';
import { ChildRemovalSchema, ExtendedMemberRemovalSchema, SpouseRemovalSchema } from '../records/removal';
import { AccessEntrySchema, AccessLogSchema } from '../records/staff/access-log';
import {
  ApprovalCaseSchema,
  ApprovalQueueSchema,
  ApproveTogetherSchema,
  AskForMoreSchema,
  QueuedApprovalSchema,
} from '../records/staff/approval-case';
import {
  AuditEntrySchema,
  AuditExportSchema,
  AuditFilterSchema,
  AuditPageSchema,
  AuditSearchSchema,
} from '../records/staff/audit-search';
import { ClaimCaseSchema } from '../records/staff/claim-case';
import {
  AmountsOfCauseSchema,
  ClaimantSchema,
  ClaimDecisionSchema,
  PolicyAtDeathSchema,
} from '../records/staff/claim-parts';
import { ShareInCashSchema } from '../records/staff/claim-cash';
import { PayoutPageSchema, StaffPayoutSchema } from '../records/staff/claim-payouts';
import { ClaimQueueSchema, QueuedClaimSchema } from '../records/staff/claim-queue';
import { JudgeDocumentSchema, OpenClaimForSchema, RecommendClaimSchema } from '../records/staff/claim-work';
import { DeathReportPageSchema, DeathReportSchema, RecordDeathReportSchema } from '../records/staff/death-report';
import { FoundPolicySchema, PolicySearchResultSchema, PolicySearchSchema } from '../records/staff/policy-search';
import { PolicySummarySchema, StaffNoteSchema, WriteNoteSchema } from '../records/staff/policy-summary';
import { RevealSchema } from '../records/staff/reveal';
import { OpenPolicySchema, ServicingSchema } from '../records/staff/servicing';
import { SpouseInputSchema, SpouseSchema, UpdateSpouseSchema } from '../records/spouse';
import {
  AddSupplementaryBenefitsSchema,
  PolicyBenefitSchema,
  SupplementaryBenefitSchema,
} from '../records/supplementary-benefit';
import { UploadDocumentSchema } from '../records/upload-document';
import { PartialUploadSchema, StartUploadSchema } from '../records/upload-parts';
import { WhoAmISchema } from '../records/who-am-i';

/** The standard error result as the service writes it: with the refused fields of a body, when there are any. */
const RefusalSchema = v.object({
  ...FailureSchema.entries,
  /** Every refused field, when fields are wrong. */
  errors: v.optional(v.array(FieldErrorSchema)),
});

/** Records as they are read, by the names they have in the API document. */
export const namedReplies = {
  Address: AddressSchema,
  ApprovalAction: ApprovalActionSchema,
  Bank: BankSchema,
  BankingDetails: BankingDetailsSchema,
  Beneficiary: BeneficiarySchema,
  Change: ChangeSchema,
  Child: ChildSchema,
  AmountsOfCause: AmountsOfCauseSchema,
  Claim: ClaimSchema,
  ClaimAmounts: ClaimAmountsSchema,
  ClaimCase: ClaimCaseSchema,
  ClaimDecision: ClaimDecisionSchema,
  ClaimDocument: ClaimDocumentSchema,
  ClaimLetter: ClaimLetterSchema,
  ClaimLine: ClaimLineSchema,
  ClaimPayout: ClaimPayoutSchema,
  ClaimQueue: ClaimQueueSchema,
  Claimant: ClaimantSchema,
  DeathReport: DeathReportSchema,
  ReportOfReporter: ReportOfReporterSchema,
  DeathReportPage: DeathReportPageSchema,
  DeathReportReceipt: DeathReportReceiptSchema,
  DebiCheckMandate: DebiCheckMandateSchema,
  CertificateState: CertificateStateSchema,
  Cover: CoverSchema,
  Document: DocumentSchema,
  DocumentFile: DocumentFileSchema,
  DocumentList: DocumentListSchema,
  DocumentText: DocumentTextSchema,
  ExtendedMember: ExtendedMemberSchema,
  Failure: RefusalSchema,
  FieldError: FieldErrorSchema,
  MainMember: MainMemberSchema,
  Home: HomeSchema,
  Notification: NotificationSchema,
  NotificationPage: NotificationPageSchema,
  OtpSent: OtpSentSchema,
  PaidStatus: PaidStatusSchema,
  DocumentRequest: DocumentRequestSchema,
  MissingDocument: MissingDocumentSchema,
  PartialUpload: PartialUploadSchema,
  ListedClaim: ListedClaimSchema,
  FuneralParlour: FuneralParlourSchema,
  ClaimPart: ClaimPartSchema,
  PartAccount: PartAccountSchema,
  PayeeAccount: PayeeAccountSchema,
  PayoutPage: PayoutPageSchema,
  PolicyAtDeath: PolicyAtDeathSchema,
  QueuedClaim: QueuedClaimSchema,
  ShareInCash: ShareInCashSchema,
  StaffPayout: StaffPayoutSchema,
  Payment: PaymentSchema,
  PaymentInitiation: PaymentInitiationSchema,
  PaymentMethod: PaymentMethodSchema,
  CoverIncrease: CoverIncreaseSchema,
  Policy: PolicySchema,
  PolicyBenefit: PolicyBenefitSchema,
  PolicyListItem: PolicyListItemSchema,
  PolicyReply: PolicyReplySchema,
  Product: ProductSchema,
  Quote: QuoteSchema,
  ReportReceipt: ReportReceiptSchema,
  SignedOut: SignedOutSchema,
  Spouse: SpouseSchema,
  SupplementaryBenefit: SupplementaryBenefitSchema,
  Tokens: TokensSchema,
  WhoAmI: WhoAmISchema,
  AccessEntry: AccessEntrySchema,
  AccessLog: AccessLogSchema,
  ApprovalCase: ApprovalCaseSchema,
  ApprovalQueue: ApprovalQueueSchema,
  AuditEntry: AuditEntrySchema,
  AuditExport: AuditExportSchema,
  AuditPage: AuditPageSchema,
  FoundPolicy: FoundPolicySchema,
  PolicySearchResult: PolicySearchResultSchema,
  PolicySummary: PolicySummarySchema,
  QueuedApproval: QueuedApprovalSchema,
  Servicing: ServicingSchema,
  StaffNote: StaffNoteSchema,
};

/** Bodies as they are written. */
export const namedBodies = {
  AddBeneficiary: AddBeneficiarySchema,
  ApproveTogether: ApproveTogetherSchema,
  AskForMore: AskForMoreSchema,
  AuditFilter: AuditFilterSchema,
  AuditSearch: AuditSearchSchema,
  OpenPolicy: OpenPolicySchema,
  PolicySearch: PolicySearchSchema,
  Reveal: RevealSchema,
  WriteNote: WriteNoteSchema,
  AddPolicy: AddPolicySchema,
  AddSupplementaryBenefits: AddSupplementaryBenefitsSchema,
  AddressInput: AddressInputSchema,
  ApprovalDecision: ApprovalDecisionSchema,
  BankingDetailsInput: BankingDetailsInputSchema,
  BeneficiaryInput: BeneficiaryInputSchema,
  ChildInput: ChildInputSchema,
  ChildRemoval: ChildRemovalSchema,
  DebiCheckReport: DebiCheckReportSchema,
  DeceasedInput: DeceasedInputSchema,
  DocumentUpload: DocumentUploadSchema,
  ExtendedMemberInput: ExtendedMemberInputSchema,
  ExtendedMemberQuote: ExtendedMemberQuoteSchema,
  ExtendedMemberRemoval: ExtendedMemberRemovalSchema,
  InitiatePayatPayment: InitiatePayatPaymentSchema,
  Login: LoginSchema,
  MainMemberInput: MainMemberInputSchema,
  JudgeDocument: JudgeDocumentSchema,
  OpenClaim: OpenClaimSchema,
  OpenClaimFor: OpenClaimForSchema,
  PayatCallback: PayatCallbackSchema,
  PaymentMethodInput: PaymentMethodInputSchema,
  ProductChange: ProductChangeSchema,
  RecordDeathReport: RecordDeathReportSchema,
  RecommendClaim: RecommendClaimSchema,
  Refresh: RefreshSchema,
  SendClaimDocument: SendClaimDocumentSchema,
  SendReportDocument: SendReportDocumentSchema,
  SetFuneralParlour: SetFuneralParlourSchema,
  SetPayeeAccount: SetPayeeAccountSchema,
  ReportDeath: ReportDeathSchema,
  ReporterInput: ReporterInputSchema,
  ShareAllocation: ShareAllocationSchema,
  SpouseInput: SpouseInputSchema,
  SpouseRemoval: SpouseRemovalSchema,
  StartUpload: StartUploadSchema,
  UploadDocument: UploadDocumentSchema,
  UpdateBankingDetails: UpdateBankingDetailsSchema,
  UpdateBeneficiary: UpdateBeneficiarySchema,
  UpdateChild: UpdateChildSchema,
  UpdateExtendedMember: UpdateExtendedMemberSchema,
  UpdateMainMember: UpdateMainMemberSchema,
  UpdatePaymentMethod: UpdatePaymentMethodSchema,
  UpdateSpouse: UpdateSpouseSchema,
};
