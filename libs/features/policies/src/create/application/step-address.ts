import { isStep, type StepName } from './steps';

/** Where in the application somebody is, as the address says it. */
export interface Place {
  step: StepName;
  /** The person whose form is open: `Children.0`, or `Children.new`. */
  person?: string | undefined;
  /** Their form begins with what is known of somebody on the policy. */
  copy?: string | undefined;
  /** Once the step is finished, back to the review. */
  thenReview?: boolean | undefined;
}

export function placeIn(search: URLSearchParams, otherwise: StepName): Place {
  const step = search.get('step');
  return {
    step: isStep(step) ? step : otherwise,
    person: search.get('person') ?? undefined,
    copy: search.get('copy') ?? undefined,
    thenReview: search.get('then') === 'review',
  };
}

/** The address of a place: `?step=people&person=Children.0&then=review`. */
export function addressOf({ step, person, copy, thenReview }: Place): string {
  const search = new URLSearchParams({ step });
  if (person) search.set('person', person);
  if (copy) search.set('copy', copy);
  if (thenReview) search.set('then', 'review');
  return `?${search}`;
}
