import { type PaidStatus, type Policy } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { DueCard } from './due-card';
import { RescueCard } from './rescue-card';
import { rescueOf } from './rescue';

interface AnswerProps {
  policy: Policy;
  paid: PaidStatus;
  /** Whether whoever looks may pay online. */
  mayPay: boolean;
}

/** What is paid and due; a missed premium that can still be made good comes first. */
function Answer({ policy, paid, mayPay }: AnswerProps) {
  const rescue = rescueOf(policy, paid, useToday());
  return rescue ? (
    <RescueCard policy={policy} paid={paid} rescue={rescue} mayPay={mayPay} />
  ) : (
    <DueCard policy={policy} paid={paid} mayPay={mayPay} />
  );
}
// React.lazy asks for a default export.
export default Answer;
