import { accessLogAdditions } from '../endpoints/access-log';
import { aliveAdditions } from '../endpoints/alive';
import { applicationEndpoints } from '../endpoints/add-policy';
import { approvalEndpoints } from '../endpoints/approvals';
import { auditAdditions } from '../endpoints/audit';
import { authEndpoints } from '../endpoints/auth';
import { catalogueEndpoints, otpEndpoints, quoteEndpoints } from '../endpoints/catalogue';
import { capabilityAdditions } from '../endpoints/capabilities';
import { certificateAdditions } from '../endpoints/certificates';
import { claimPaperAdditions, staffClaimPaperAdditions } from '../endpoints/claim-papers';
import { deathRegisterAdditions } from '../endpoints/death-register';
import { claimSignInAdditions } from '../endpoints/claim-sign-in';
import { continuationAdditions } from '../endpoints/continuation';
import { claimAdditions } from '../endpoints/claims';
import { confirmationAdditions } from '../endpoints/confirmation';
import { coverAdditions } from '../endpoints/cover';
import { deathReportAdditions, ownReportAdditions } from '../endpoints/death-reports';
import { homeAdditions } from '../endpoints/home';
import { messageAdditions } from '../endpoints/messages';
import { openItemAdditions } from '../endpoints/open-items';
import { unusedMoneyAdditions } from '../endpoints/unused-money';
import { servicingAdditions } from '../endpoints/servicing';
import { documentAdditions } from '../endpoints/documents';
import { draftAdditions } from '../endpoints/drafts';
import { beneficiaryEndpoints, dependantEndpoints, mainMemberEndpoints } from '../endpoints/members';
import { notificationAdditions, notificationEndpoints } from '../endpoints/notifications';
import { bankingEndpoints, paymentAdditions, paymentEndpoints } from '../endpoints/payments';
import { paymentDocumentAdditions } from '../endpoints/payment-documents';
import { claimCashAdditions } from '../endpoints/claim-cash';
import { payoutReportAdditions } from '../endpoints/payout-reports';
import { voucherReportAdditions } from '../endpoints/voucher-reports';
import { policyEndpoints } from '../endpoints/policies';
import { reportAdditions } from '../endpoints/reports';
import { staffClaimAdditions } from '../endpoints/staff-claims-work';
import { staffDeathReportAdditions } from '../endpoints/staff-death-reports';
import { uploadAdditions } from '../endpoints/upload-parts';
import { workbenchAdditions } from '../endpoints/workbench';

/** Every area of the API, in the order of the document, and what it is for. */
export const areaWords = {
  'Signing in': 'Sessions of customers: a policy number and a one-time PIN, then tokens that are refreshed.',
  Policies: 'Policies as they stand on a day: who is covered, what is paid, who looked at them. Applying for one.',
  'Main member': 'Changes of the policyholder and of the plan.',
  Dependants: 'Changes of spouse, children and extended members.',
  Beneficiaries: 'Changes of who is paid, and of their shares.',
  Banking: 'The account from which premiums are collected, and how they are paid.',
  Approvals: 'Changes that wait for somebody’s decision.',
  Catalogue: 'What is sold.',
  'One-time PINs': 'PINs with which a customer confirms a change.',
  Quotes: 'What a change would cost.',
  Payments: 'Paying a premium, and what providers and banks report.',
  Notifications: 'Messages to the customer.',
  Drafts: 'What may be changed, and forms that are half filled in.',
  Documents: 'Documents in both directions.',
  Servicing: 'Staff find a policy, open it and work on it.',
  Capabilities: 'What a backend can do beyond the specification.',
  Claims: 'When somebody has died: reports of a death, and what becomes of them.',
  Audit: 'Who did what, for administrators.',
  'Open items': 'What the daily work leaves to staff: money, debits, messages, policies.',
} as const;
type Area = keyof typeof areaWords;

const areas: readonly [Area, object][] = [
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
  ['Payments', payoutReportAdditions],
  ['Payments', voucherReportAdditions],
  ['Notifications', notificationEndpoints],
  ['Notifications', notificationAdditions],
  ['Drafts', draftAdditions],
  ['Documents', documentAdditions],
  ['Documents', uploadAdditions],
  ['Documents', paymentDocumentAdditions],
  ['Documents', certificateAdditions],
  ['Policies', accessLogAdditions],
  ['Policies', coverAdditions],
  ['Policies', confirmationAdditions],
  ['Policies', homeAdditions],
  ['Open items', unusedMoneyAdditions],
  ['Open items', openItemAdditions],
  ['Open items', messageAdditions],
  ['Servicing', servicingAdditions],
  ['Approvals', workbenchAdditions],
  ['Capabilities', capabilityAdditions],
  ['Audit', auditAdditions],
  ['Claims', deathReportAdditions],
  ['Claims', ownReportAdditions],
  ['Claims', aliveAdditions],
  ['Claims', staffDeathReportAdditions],
  ['Claims', claimSignInAdditions],
  ['Claims', continuationAdditions],
  ['Claims', claimAdditions],
  ['Claims', staffClaimAdditions],
  ['Claims', claimCashAdditions],
  ['Claims', claimPaperAdditions],
  ['Claims', staffClaimPaperAdditions],
  ['Claims', deathRegisterAdditions],
];

/** The area of a call in the API document. */
export function tagOf(endpointName: string): Area {
  const area = areas.find(([, rows]) => Object.hasOwn(rows, endpointName));
  if (!area) throw new Error(`${endpointName} belongs to no area`);
  return area[0];
}
