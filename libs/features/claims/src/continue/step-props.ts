import { type BankReference, type Continuation } from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { type Answers } from './answers';
import { type Place } from './place';

/** What every step of taking over a policy works with. */
export interface StepProps {
  takeover: {
    /** Of the claim. */
    reference: string;
    continuation: Continuation;
    place: Place;
    answers: Answers;
    banks: readonly BankReference[];
    today: PlainDate;
    /** Something was typed or chosen. */
    change: (part: Partial<Answers>) => void;
    /** The step is finished: on to the next one, or back to the check that sent somebody here. */
    goOn: () => void;
  };
}
