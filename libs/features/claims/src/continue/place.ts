import { type Continuation } from '@portal/contract';

/** The steps of taking over a policy, in their order, by the name they have in the address (`?step=payment`). */
export const steps = {
  guardian: { label: 'Who you are', title: 'Who you are' },
  contact: { label: 'Your details', title: 'How we reach you' },
  beneficiaries: { label: 'Beneficiaries', title: 'Who is paid when you die' },
  payment: { label: 'Payment', title: 'How you pay' },
  check: { label: 'Check', title: 'Check your answers' },
} as const;
export type StepName = keyof typeof steps;

/** The steps that somebody goes through: who a guardian is has to be asked, and nobody is paid when they die, because they are not covered. */
export const stepsOf = ({ successor }: Pick<Continuation, 'successor'>): readonly StepName[] =>
  successor.role === 'GUARDIAN'
    ? ['guardian', 'contact', 'payment', 'check']
    : ['contact', 'beneficiaries', 'payment', 'check'];

/** Where somebody is who takes over a policy, as the address says it. */
export interface Place {
  step: StepName;
  /** Whose form is open among the beneficiaries, by their place; `new`: somebody who is added. */
  person?: string | undefined;
  /** Once the step is finished, back to the page that checks the answers. */
  thenCheck?: boolean | undefined;
}

/** Null: at the page that says what it means, before the first step. */
export function placeIn(search: URLSearchParams, names: readonly StepName[]): Place | null {
  const step = names.find((name) => name === search.get('step'));
  if (step === undefined) return null;
  return { step, person: search.get('person') ?? undefined, thenCheck: search.get('then') === 'check' };
}

/** The address of a place: `?step=beneficiaries&person=0&then=check`. */
export function addressOf({ step, person, thenCheck }: Place): string {
  const search = new URLSearchParams({ step });
  if (person !== undefined) search.set('person', person);
  if (thenCheck) search.set('then', 'check');
  return `?${search}`;
}

/** The step after this one; the last stays the last. */
export const stepAfter = (step: StepName, names: readonly StepName[]): StepName =>
  names[names.indexOf(step) + 1] ?? 'check';

/** The step before this one; null before the first. */
export const stepBefore = (step: StepName, names: readonly StepName[]): StepName | null =>
  names[names.indexOf(step) - 1] ?? null;
