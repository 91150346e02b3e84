import { type Change } from '@portal/contract';

export interface StepProps {
  /** The application was sent. For the last step. */
  onSent: (change: Change) => void;
}
