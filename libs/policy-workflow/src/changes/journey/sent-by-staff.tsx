import { actionTypes, fullName, labelOf } from '@portal/domain';
import { Alert, DescriptionList, Text } from '@portal/ui-kit';
import { usePolicy } from '../data/use-policy';
import { decisionWords } from '../decision-messages';
import { requestRows } from './request-rows';
import { type SentProps } from './sent-props';

/** What staff read once they have asked for a change: who has to approve it, by when, and that their name stands beside it. */
function SentByStaff({ action, children }: SentProps) {
  const { data: policy } = usePolicy();
  const name = policy ? fullName(policy.MainMember) : 'The policyholder';
  const { actionType, approverType, requestedBy } = action;
  return (
    <>
      <Alert tone="success" role="status">
        {`${labelOf(actionTypes, actionType)}: sent. `}
        {approverType === 'CUSTOMER' ? `${name} must approve this with a PIN.` : decisionWords[approverType].before}
      </Alert>
      {children}
      <DescriptionList rows={requestRows(action, { label: 'Requested by', value: requestedBy.name })} />
      <Text>{`Until then everything on the policy stays as it is. ${name} gets a message.`}</Text>
    </>
  );
}
// React.lazy asks for a default export.
export default SentByStaff;
