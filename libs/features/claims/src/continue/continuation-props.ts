import { type Continuation } from '@portal/contract';

/** A policy that is taken over, as its pages show it. */
export interface ContinuationProps {
  /** Of the claim. */
  reference: string;
  continuation: Continuation;
}
