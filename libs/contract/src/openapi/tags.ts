import { accessLogAdditions } from '../endpoints/access-log';
import { applicationEndpoints } from '../endpoints/add-policy';
import { approvalEndpoints } from '../endpoints/approvals';
import { auditAdditions } from '../endpoints/audit';
import { authEndpoints } from '../endpoints/auth';
import { catalogueEndpoints, otpEndpoints, quoteEndpoints } from '../endpoints/catalogue';
import { certificateAdditions } from '../endpoints/certificates';
import { servicingAdditions } from '../endpoints/servicing';
import { documentAdditions } from '../endpoints/documents';
import { draftAdditions } from '../endpoints/drafts';
import { beneficiaryEndpoints, dependantEndpoints, mainMemberEndpoints } from '../endpoints/members';
import { notificationAdditions, notificationEndpoints } from '../endpoints/notifications';
import { bankingEndpoints, paymentAdditions, paymentEndpoints } from '../endpoints/payments';
import { paymentDocumentAdditions } from '../endpoints/payment-documents';
import { policyEndpoints } from '../endpoints/policies';
import { reportAdditions } from '../endpoints/reports';
import { uploadAdditions } from '../endpoints/upload-parts';
import { workbenchAdditions } from '../endpoints/workbench';

const areas: readonly [string, object][] = [
  ['Signing in', authEndpoints],
  ['Policies', policyEndpoints],
  ['Policies', applicationEndpoints],
  ['Main member', mainMemberEndpoints],
  ['Dependants', dependantEndpoints],
  ['Beneficiaries', beneficiaryEndpoints],
  ['Banking', bankingEndpoints],
  ['Approvals', approvalEndpoints],
  ['Catalogue', catalogueEndpoints],
  ['One-time PINs', otpEndpoints],
  ['Quotes', quoteEndpoints],
  ['Payments', paymentEndpoints],
  ['Payments', paymentAdditions],
  ['Payments', reportAdditions],
  ['Notifications', notificationEndpoints],
  ['Notifications', notificationAdditions],
  ['Drafts', draftAdditions],
  ['Documents', documentAdditions],
  ['Documents', uploadAdditions],
  ['Documents', paymentDocumentAdditions],
  ['Documents', certificateAdditions],
  ['Policies', accessLogAdditions],
  ['Servicing', servicingAdditions],
  ['Approvals', workbenchAdditions],
  ['Audit', auditAdditions],
];

/** The area of a call in the API document. */
export const tagOf = (endpointName: string): string =>
  areas.find(([, rows]) => Object.hasOwn(rows, endpointName))?.[0] ?? 'Other';
