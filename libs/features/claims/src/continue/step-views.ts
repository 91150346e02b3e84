import { lazyPart } from '@portal/ui-kit';
import { type ComponentType } from 'react';
import { type StepName } from './place';
import { type StepProps } from './step-props';

const all = () => import('./steps');
const later = (load: () => Promise<ComponentType<StepProps>>) => lazyPart(async () => ({ default: await load() }));

/** The steps, fetched while somebody reads what it means. */
export const stepViews: Record<StepName, ComponentType<StepProps>> = {
  guardian: later(async () => (await all()).GuardianStep),
  contact: later(async () => (await all()).ContactStep),
  beneficiaries: later(async () => (await all()).BeneficiariesStep),
  payment: later(async () => (await all()).PaymentStep),
  check: later(async () => (await all()).CheckStep),
};

/** Fetches them, so that going on waits for nothing. */
export const fetchSteps = () => void Promise.allSettled([all()]);
