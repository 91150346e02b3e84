import { type Answers } from './open-claim-form';

/** What was typed, ready to be checked and sent. */
export interface Answered {
  answers: Answers;
  values: object;
}
