import { type PaidStatus, type Policy } from '@portal/contract';
import { DueCard } from './due-card';
import { RescueCard } from './rescue-card';
import { type Rescue } from './rescue';

interface AnswerProps {
  policy: Policy;
  paid: PaidStatus;
  /** A missed premium that can still be made good. */
  rescue: Rescue | null;
  /** Whether whoever looks may pay online. */
  mayPay: boolean;
}

/** What is paid and due; a missed premium that can still be made good comes first. */
function Answer({ policy, paid, rescue, mayPay }: AnswerProps) {
  return rescue ? (
    <RescueCard policy={policy} paid={paid} rescue={rescue} mayPay={mayPay} />
  ) : (
    <DueCard policy={policy} paid={paid} mayPay={mayPay} />
  );
}
// React.lazy asks for a default export.
export default Answer;
