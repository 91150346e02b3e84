/** The steps of an application, in their order, by the name they have in the address (`?step=people`). */
export const steps = [
  { name: 'plan', label: 'Plan', title: 'Choose a plan' },
  { name: 'me', label: 'Me', title: 'Your details' },
  { name: 'people', label: 'People', title: 'Who else is covered' },
  { name: 'benefits', label: 'Benefits', title: 'Extra benefits' },
  { name: 'beneficiaries', label: 'Beneficiaries', title: 'Who is paid' },
  { name: 'payment', label: 'Payment', title: 'How you pay' },
  { name: 'declarations', label: 'Declarations', title: 'Declarations' },
  { name: 'review', label: 'Review', title: 'Check your application' },
] as const;

export type StepName = (typeof steps)[number]['name'];

export const stepNames = steps.map(({ name }) => name);

export const isStep = (name: string | null): name is StepName => stepNames.some((one) => one === name);

/** The place of a step, from 0. */
export const placeOf = (step: StepName): number => stepNames.indexOf(step);

export const titleOf = (step: StepName): string => steps[placeOf(step)]?.title ?? '';

/** The step after this one; the last stays the last. */
export const stepAfter = (step: StepName): StepName => stepNames[placeOf(step) + 1] ?? 'review';

export const stepBefore = (step: StepName): StepName | null => stepNames[placeOf(step) - 1] ?? null;
