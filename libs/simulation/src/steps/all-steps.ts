import { applyingSteps } from './applying';
import { assessingSteps } from './claims/assessing';
import { claimingSteps } from './claims/claiming';
import { deathSteps } from './claims/deaths';
import { payoutSteps } from './claims/payouts';
import { debitSteps } from './debits';
import { decidingSteps } from './deciding';
import { payingSteps } from './paying';
import { peopleSteps } from './people';
import { type Happening } from './step';
import { strangerSteps } from './strangers';
import { timeSteps } from './time';

/** Everything that can happen, by name. */
export const allSteps: Record<string, Happening> = {
  ...payingSteps,
  ...debitSteps,
  ...peopleSteps,
  ...applyingSteps,
  ...decidingSteps,
  ...deathSteps,
  ...claimingSteps,
  ...assessingSteps,
  ...payoutSteps,
  ...strangerSteps,
  ...timeSteps,
};

/** How often what happens: how many times as often as the rarest. Days that pass are counted apart. */
export const weights: Record<string, number> = {
  payAtTill: 70,
  payOnline: 20,
  reversePayment: 4,
  strayReport: 1,
  debitComesBack: 2,
  bankTrouble: 1,
  addChild: 2,
  addSpouse: 1,
  addRelative: 8,
  removeSomebody: 8,
  changePlan: 6,
  addBenefit: 3,
  changePaymentDay: 1,
  proveStudies: 2,
  applyForPolicy: 2,
  changeAccount: 2,
  visit: 8,
  customerDecides: 6,
  staffDecides: 14,
  staffProposes: 1,
  somebodyDies: 24,
  payoutTrouble: 1,
  guessPins: 1,
  sendRubbish: 2,
  lookElsewhere: 1,
  weeksWithoutJobs: 1,
  twoProcesses: 2,
  clockGoesBack: 1,
  gatewayTrouble: 2,
  refusedNumber: 1,
};
