/** The steps about plan, policyholder and payment: fetched together, because somebody goes through all of them. */
export { BenefitsStep } from './benefits/benefits-step';
export { DeclarationsStep } from './declarations/declarations-step';
export { MeStep } from './me/me-step';
export { PaymentStep } from './payment/payment-step';
export { PlanStep } from './plan/plan-step';
