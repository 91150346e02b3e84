import { type ApprovalAction, type ApprovalCase } from '@portal/contract';
import { type CaseCalls } from './use-case-calls';

/** What every step of a decision is given. */
export interface StepProps {
  found: ApprovalCase;
  calls: CaseCalls;
  onDecided: (action: ApprovalAction) => void;
  onBack: () => void;
}
