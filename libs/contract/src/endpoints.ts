import { accessLogAdditions } from './endpoints/access-log';
import { aliveAdditions } from './endpoints/alive';
import { applicationEndpoints } from './endpoints/add-policy';
import { approvalEndpoints } from './endpoints/approvals';
import { auditAdditions } from './endpoints/audit';
import { authEndpoints } from './endpoints/auth';
import { catalogueEndpoints, otpEndpoints, quoteEndpoints } from './endpoints/catalogue';
import { capabilityAdditions } from './endpoints/capabilities';
import { certificateAdditions } from './endpoints/certificates';
import { claimPaperAdditions, staffClaimPaperAdditions } from './endpoints/claim-papers';
import { deathRegisterAdditions } from './endpoints/death-register';
import { claimSignInAdditions } from './endpoints/claim-sign-in';
import { claimAdditions } from './endpoints/claims';
import { confirmationAdditions } from './endpoints/confirmation';
import { continuationAdditions } from './endpoints/continuation';
import { coverAdditions } from './endpoints/cover';
import { deathReportAdditions, ownReportAdditions } from './endpoints/death-reports';
import { homeAdditions } from './endpoints/home';
import { servicingAdditions } from './endpoints/servicing';
import { documentAdditions } from './endpoints/documents';
import { draftAdditions } from './endpoints/drafts';
import { messageAdditions } from './endpoints/messages';
import { beneficiaryEndpoints, dependantEndpoints, mainMemberEndpoints } from './endpoints/members';
import { notificationAdditions, notificationEndpoints } from './endpoints/notifications';
import { bankingEndpoints, paymentAdditions, paymentEndpoints } from './endpoints/payments';
import { openItemAdditions } from './endpoints/open-items';
import { paymentDocumentAdditions } from './endpoints/payment-documents';
import { claimCashAdditions } from './endpoints/claim-cash';
import { payoutReportAdditions } from './endpoints/payout-reports';
import { voucherReportAdditions } from './endpoints/voucher-reports';
import { policyEndpoints } from './endpoints/policies';
import { reportAdditions } from './endpoints/reports';
import { staffClaimAdditions } from './endpoints/staff-claims-work';
import { staffDeathReportAdditions } from './endpoints/staff-death-reports';
import { uploadAdditions } from './endpoints/upload-parts';
import { unusedMoneyAdditions } from './endpoints/unused-money';
import { workbenchAdditions } from './endpoints/workbench';

/** The rows of every area together, named by area: written out they are more than a declaration file may hold. */
export type Endpoints = typeof authEndpoints &
  typeof policyEndpoints &
  typeof applicationEndpoints &
  typeof mainMemberEndpoints &
  typeof dependantEndpoints &
  typeof beneficiaryEndpoints &
  typeof bankingEndpoints &
  typeof approvalEndpoints &
  typeof catalogueEndpoints &
  typeof otpEndpoints &
  typeof quoteEndpoints &
  typeof paymentEndpoints &
  typeof notificationEndpoints &
  typeof paymentAdditions &
  typeof reportAdditions &
  typeof notificationAdditions &
  typeof draftAdditions &
  typeof documentAdditions &
  typeof uploadAdditions &
  typeof paymentDocumentAdditions &
  typeof certificateAdditions &
  typeof coverAdditions &
  typeof confirmationAdditions &
  typeof homeAdditions &
  typeof accessLogAdditions &
  typeof servicingAdditions &
  typeof workbenchAdditions &
  typeof auditAdditions &
  typeof unusedMoneyAdditions &
  typeof openItemAdditions &
  typeof messageAdditions &
  typeof capabilityAdditions &
  typeof deathReportAdditions &
  typeof ownReportAdditions &
  typeof aliveAdditions &
  typeof staffDeathReportAdditions &
  typeof claimSignInAdditions &
  typeof continuationAdditions &
  typeof claimAdditions &
  typeof staffClaimAdditions &
  typeof claimCashAdditions &
  typeof payoutReportAdditions &
  typeof voucherReportAdditions &
  typeof claimPaperAdditions &
  typeof staffClaimPaperAdditions &
  typeof deathRegisterAdditions;
export type EndpointName = keyof Endpoints;

/**
 * Every call, in the order of docs/specification.md#s7, additions last. Whoever needs one area only imports that
 * area (`authEndpoints`), so that a first page does not carry the schemas of all others.
 */
export const endpoints: Endpoints = {
  ...authEndpoints,
  ...policyEndpoints,
  ...applicationEndpoints,
  ...mainMemberEndpoints,
  ...dependantEndpoints,
  ...beneficiaryEndpoints,
  ...bankingEndpoints,
  ...approvalEndpoints,
  ...catalogueEndpoints,
  ...otpEndpoints,
  ...quoteEndpoints,
  ...paymentEndpoints,
  ...notificationEndpoints,
  ...paymentAdditions,
  ...reportAdditions,
  ...notificationAdditions,
  ...draftAdditions,
  ...documentAdditions,
  ...uploadAdditions,
  ...paymentDocumentAdditions,
  ...certificateAdditions,
  ...coverAdditions,
  ...confirmationAdditions,
  ...homeAdditions,
  ...accessLogAdditions,
  ...servicingAdditions,
  ...workbenchAdditions,
  ...auditAdditions,
  ...unusedMoneyAdditions,
  ...openItemAdditions,
  ...messageAdditions,
  ...capabilityAdditions,
  ...deathReportAdditions,
  ...ownReportAdditions,
  ...aliveAdditions,
  ...staffDeathReportAdditions,
  ...claimSignInAdditions,
  ...continuationAdditions,
  ...claimAdditions,
  ...staffClaimAdditions,
  ...claimCashAdditions,
  ...payoutReportAdditions,
  ...voucherReportAdditions,
  ...claimPaperAdditions,
  ...staffClaimPaperAdditions,
  ...deathRegisterAdditions,
};
