import { type ClaimCase } from '@portal/contract';

/** What every step of work on a claim is given. */
export interface StepProps {
  found: ClaimCase;
  /** It is done; the sentence says so. */
  onDone: (sentence: string) => void;
  onBack: () => void;
}
