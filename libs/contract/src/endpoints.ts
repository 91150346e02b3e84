import { accessLogAdditions } from './endpoints/access-log';
import { applicationEndpoints } from './endpoints/add-policy';
import { approvalEndpoints } from './endpoints/approvals';
import { auditAdditions } from './endpoints/audit';
import { authEndpoints } from './endpoints/auth';
import { catalogueEndpoints, otpEndpoints, quoteEndpoints } from './endpoints/catalogue';
import { capabilityAdditions } from './endpoints/capabilities';
import { certificateAdditions } from './endpoints/certificates';
import { confirmationAdditions } from './endpoints/confirmation';
import { coverAdditions } from './endpoints/cover';
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
import { policyEndpoints } from './endpoints/policies';
import { reportAdditions } from './endpoints/reports';
import { uploadAdditions } from './endpoints/upload-parts';
import { unusedMoneyAdditions } from './endpoints/unused-money';
import { workbenchAdditions } from './endpoints/workbench';

/**
 * Every call, in the order of docs/specification.md#s7, additions last. Whoever needs one area only imports that
 * area (`authEndpoints`), so that a first page does not carry the schemas of all others.
 */
export const endpoints = {
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
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
