import { lazyPart } from '@portal/ui-kit';
import { type ComponentType } from 'react';
import { type StepName } from './application/steps';
import { type StepProps } from './step-props';

const aboutThePolicy = () => import('./steps/about-the-policy');
const aboutPeople = () => import('./steps/about-people');

type View = ComponentType<StepProps>;
const later = (load: () => Promise<View>) => lazyPart(async () => ({ default: await load() }));

/** The steps, fetched in two parts when somebody comes to them. */
export const stepViews: Record<StepName, View> = {
  plan: later(async () => (await aboutThePolicy()).PlanStep),
  me: later(async () => (await aboutThePolicy()).MeStep),
  people: later(async () => (await aboutPeople()).PeopleStep),
  benefits: later(async () => (await aboutThePolicy()).BenefitsStep),
  beneficiaries: later(async () => (await aboutPeople()).BeneficiariesStep),
  payment: later(async () => (await aboutThePolicy()).PaymentStep),
  declarations: later(async () => (await aboutThePolicy()).DeclarationsStep),
  review: later(async () => (await aboutPeople()).ReviewStep),
};

/** Fetches all steps while somebody is at the first one, so that going on waits for nothing. */
export const fetchSteps = () => void Promise.allSettled([aboutThePolicy(), aboutPeople()]);
