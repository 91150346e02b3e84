import { type PlainDate } from '@portal/domain';
import { claimScenario } from './builders/claims/claim-scenario';
import { reportScenario } from './builders/claims/report-scenario';
import { claimStories, reportStories } from './claim-stories';
import { named, type Scenario } from './scenario';
import { busyQueue } from './scenarios/busy-queue';
import { cancelledPolicy } from './scenarios/cancelled';
import { childOnTwoPolicies } from './scenarios/child-on-two-policies';
import { claimed } from './scenarios/claimed';
import { familyActive } from './scenarios/family-active';
import { firstPremium } from './scenarios/first-premium';
import { fiveBeneficiaries } from './scenarios/five-beneficiaries';
import { inGraceParent } from './scenarios/in-grace';
import { lapsedInTime } from './scenarios/lapsed';
import { lapsedLongAgo } from './scenarios/lapsed-long-ago';
import { largeFamily } from './scenarios/large-family';
import { legacyFamily } from './scenarios/legacy-family';
import { longNames } from './scenarios/long-names';
import { manyNotifications } from './scenarios/many-notifications';
import { muchToDo } from './scenarios/much-to-do';
import { newlyWed } from './scenarios/newly-wed';
import { noBeneficiary } from './scenarios/no-beneficiary';
import { notTakenUp } from './scenarios/not-taken-up';
import { paidInAdvance } from './scenarios/paid-in-advance';
import { paidUp } from './scenarios/paid-up';
import { passportHolder } from './scenarios/passport-holder';
import { paymentProcessing } from './scenarios/payment-processing';
import { pendingChild } from './scenarios/pending-child';
import { pendingNewborn } from './scenarios/pending-newborn';
import { pendingPlan } from './scenarios/pending-plan';
import { pendingSeveral } from './scenarios/pending-several';
import { pendingSpouse } from './scenarios/pending-spouse';
import { premiumDueSoon } from './scenarios/premium-due';
import { raisedCover } from './scenarios/raised-cover';
import { severalPolicies } from './scenarios/several-policies';
import { singleMember } from './scenarios/single-member';
import { tenRelatives } from './scenarios/ten-relatives';
import { waitingPeriod } from './scenarios/waiting-period';
import { yearlyCheck } from './scenarios/yearly-check';

/** Every scenario by name: a function of the day, the reference date unless told otherwise. */
export const scenarios = named({
  'family-active': familyActive,
  'in-grace': inGraceParent,
  'single-member': singleMember,
  'large-family': largeFamily,
  'legacy-family': legacyFamily,
  'several-policies': severalPolicies,
  'pending-child': pendingChild,
  'pending-newborn': pendingNewborn,
  'pending-spouse': pendingSpouse,
  'pending-plan': pendingPlan,
  'pending-several': pendingSeveral,
  'first-premium': firstPremium,
  'waiting-period': waitingPeriod,
  'premium-due': premiumDueSoon,
  'payment-processing': paymentProcessing,
  'paid-in-advance': paidInAdvance,
  lapsed: lapsedInTime,
  'lapsed-long-ago': lapsedLongAgo,
  cancelled: cancelledPolicy,
  'not-taken-up': notTakenUp,
  'paid-up': paidUp,
  claimed,
  'no-beneficiary': noBeneficiary,
  'five-beneficiaries': fiveBeneficiaries,
  'many-notifications': manyNotifications,
  'long-names': longNames,
  'passport-holder': passportHolder,
  'newly-wed': newlyWed,
  'ten-relatives': tenRelatives,
  'raised-cover': raisedCover,
  'yearly-check': yearlyCheck,
  'much-to-do': muchToDo,
  'child-on-two-policies': childOnTwoPolicies,
  'busy-queue': busyQueue,
  'death-reported': reportScenario(reportStories['death-reported']),
  'claim-documents': claimScenario(claimStories['claim-documents']),
  'claim-complete-today': claimScenario(claimStories['claim-complete-today']),
  'claim-overdue': claimScenario(claimStories['claim-overdue']),
  'claim-disputed': claimScenario(claimStories['claim-disputed']),
  'claim-approved-no-account': claimScenario(claimStories['claim-approved-no-account']),
  'claim-paid-three-payees': claimScenario(claimStories['claim-paid-three-payees']),
  'claim-refused-waiting': claimScenario(claimStories['claim-refused-waiting']),
  'claim-minor-payee': claimScenario(claimStories['claim-minor-payee']),
  'claim-guardian': claimScenario(claimStories['claim-guardian']),
  'claim-estate': claimScenario(claimStories['claim-estate']),
  'claim-parlour': claimScenario(claimStories['claim-parlour']),
  'claim-flagged': claimScenario(claimStories['claim-flagged']),
  'claim-unclaimed': claimScenario(claimStories['claim-unclaimed']),
  'continuing-spouse': claimScenario(claimStories['continuing-spouse']),
  'waiver-ends': claimScenario(claimStories['waiver-ends']),
  'reported-dead-alive': reportScenario(reportStories['reported-dead-alive']),
});

export type ScenarioName = keyof typeof scenarios;

/** The scenario of this name, on the reference date unless told otherwise. Throws for an unknown name. */
export function scenario(name: string, today?: PlainDate): Scenario {
  if (!Object.hasOwn(scenarios, name)) {
    throw new Error(`There is no scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}`);
  }
  return scenarios[name as ScenarioName](today);
}
