import { type ClaimCase } from '@portal/contract';
import { type StepProps } from '../steps/step-props';
import { JudgeStep } from './judge-step';
import { ReceiveStep } from './receive-step';

export type DocumentAct = 'judge' | 'receive';

interface DocumentStepProps extends StepProps {
  act: DocumentAct;
  document: ClaimCase['documents'][number];
}

/** The form with which a document is judged or added. */
export default function DocumentStep({ act, ...props }: DocumentStepProps) {
  return act === 'judge' ? <JudgeStep {...props} /> : <ReceiveStep {...props} />;
}
