/** The steps of an application, in their order, by the name they have in the address (`?step=people`). */
export const steps = {
  plan: { label: 'Plan', title: 'Choose a plan' },
  me: { label: 'Me', title: 'Your details' },
  people: { label: 'People', title: 'Who else is covered' },
  benefits: { label: 'Benefits', title: 'Extra benefits' },
  beneficiaries: { label: 'Beneficiaries', title: 'Who is paid' },
  payment: { label: 'Payment', title: 'How you pay' },
  declarations: { label: 'Declarations', title: 'Declarations' },
  review: { label: 'Review', title: 'Check your application' },
} as const;

export type StepName = keyof typeof steps;

export const stepNames = Object.keys(steps) as StepName[];

export const isStep = (name: string | null): name is StepName => name !== null && Object.hasOwn(steps, name);

/** The place of a step, from 0. */
export const placeOf = (step: StepName): number => stepNames.indexOf(step);

/** The step after this one; the last stays the last. */
export const stepAfter = (step: StepName): StepName => stepNames[placeOf(step) + 1] ?? 'review';

export const stepBefore = (step: StepName): StepName | null => stepNames[placeOf(step) - 1] ?? null;
