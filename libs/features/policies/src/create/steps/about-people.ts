/** The steps about everybody else, and the review that shows all of them. */
export { BeneficiariesStep } from './beneficiaries/beneficiaries-step';
export { PeopleStep } from './people/people-step';
export { ReviewStep } from './review/review-step';
