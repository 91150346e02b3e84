import { type EndpointName, endpoints } from './endpoints';
import { aliveAdditions } from './endpoints/alive';
import { applicationEndpoints } from './endpoints/add-policy';
import { certificateAdditions } from './endpoints/certificates';
import { claimCashAdditions } from './endpoints/claim-cash';
import { claimPaperAdditions, staffClaimPaperAdditions } from './endpoints/claim-papers';
import { claimSignInAdditions } from './endpoints/claim-sign-in';
import { claimAdditions } from './endpoints/claims';
import { continuationAdditions } from './endpoints/continuation';
import { deathRegisterAdditions } from './endpoints/death-register';
import { deathReportAdditions, ownReportAdditions } from './endpoints/death-reports';
import { paymentEndpoints } from './endpoints/payments';
import { payoutReportAdditions } from './endpoints/payout-reports';
import { staffClaimAdditions } from './endpoints/staff-claims-work';
import { staffDeathReportAdditions } from './endpoints/staff-death-reports';
import { voucherReportAdditions } from './endpoints/voucher-reports';
import { type OptionalArea } from './optional-areas';
import { portalPaths } from './portal-paths';

const namesOf = (...tables: object[]) => tables.flatMap((rows) => Object.keys(rows)) as EndpointName[];

/** Every call that is there for one area alone: without the area there is none of them. Made in a function, so that a first page drops it. */
function callsByArea(): Record<OptionalArea, readonly EndpointName[]> {
  return {
    claims: namesOf(
      ...[deathReportAdditions, ownReportAdditions, aliveAdditions, staffDeathReportAdditions],
      ...[claimSignInAdditions, claimAdditions, staffClaimAdditions, payoutReportAdditions],
      ...[claimPaperAdditions, staffClaimPaperAdditions, continuationAdditions, deathRegisterAdditions],
      ...[claimCashAdditions, voucherReportAdditions],
    ),
    payat: [...namesOf(paymentEndpoints), 'payatCallback', 'sendPaymentLink'],
    certificates: [...namesOf(certificateAdditions), 'currentCertificate', 'benefitCertificate'],
    newPolicies: namesOf(applicationEndpoints),
  };
}
export const callsOfAreas = /* @__PURE__ */ callsByArea();

/** The addresses of the portal that are there for one area alone, each with all that begins with it. Pages of claims stay: they say whom to call. */
const pagesOf = (area: OptionalArea): readonly string[] =>
  ({
    claims: [],
    payat: [portalPaths.payNow(), portalPaths.paymentConfirmation(), portalPaths.payatReturn()],
    certificates: [portalPaths.certificate('')],
    newPolicies: [portalPaths.createPolicy()],
  })[area];

/** Calls as methods and templates of paths: `POST /claims`. */
export const routesOfAreas = (areas: readonly OptionalArea[]): string[] =>
  areas.flatMap((area) => callsOfAreas[area].map((name) => endpoints[name].route));

/** What the portal is told that it does without: calls, and the beginnings of addresses. */
export const withoutAreas = (areas: readonly OptionalArea[]): string[] => [
  ...routesOfAreas(areas),
  ...areas.flatMap(pagesOf),
];
