import { type Change } from '@portal/contract';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type StepName } from './application/steps';

export interface StepProps {
  /** The application was sent. For the last step. */
  onSent: (change: Change) => void;
}

type View = ComponentType<StepProps>;
const later = (load: () => Promise<View>) => lazy(async () => ({ default: await load() }));

/** The steps, each fetched when somebody comes to it. */
export const stepViews: Record<StepName, LazyExoticComponent<View>> = {
  plan: later(async () => (await import('./steps/plan/plan-step')).PlanStep),
  me: later(async () => (await import('./steps/me/me-step')).MeStep),
  people: later(async () => (await import('./steps/people/people-step')).PeopleStep),
  benefits: later(async () => (await import('./steps/benefits/benefits-step')).BenefitsStep),
  beneficiaries: later(async () => (await import('./steps/beneficiaries/beneficiaries-step')).BeneficiariesStep),
  payment: later(async () => (await import('./steps/payment/payment-step')).PaymentStep),
  declarations: later(async () => (await import('./steps/declarations/declarations-step')).DeclarationsStep),
  review: later(async () => (await import('./steps/review/review-step')).ReviewStep),
};
