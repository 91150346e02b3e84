import { documentAdditions, type Policy, policyEndpoints, portalPaths } from '@portal/contract';
import { customerMay } from '@portal/domain';
import { WhereCall } from '@portal/policy-workflow';
import { FileButtons } from '@portal/policy-workflow/documents';
import { Alert, buttonStyle, DescriptionList, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { scheduleAsText } from '../shared/read-part';

interface ScheduleCardProps {
  policy: Policy;
  /** The day of the edition that holds, in words; three dots while it is asked for. */
  issuedOn: string;
}

/** The current schedule: which edition it is, and the ways to have it. */
export function ScheduleCard({ policy, issuedOn }: ScheduleCardProps) {
  const may = customerMay(policy.Policy_Status, 'documents');
  return (
    <TitledCard title="Policy schedule">
      <Text>Who is covered, who is paid and what it costs. You get a new one with every change to your policy.</Text>
      <DescriptionList
        rows={[
          { label: 'Policy', value: policy.Policy_Number },
          { label: 'Issued on', value: issuedOn },
        ]}
      />
      {policy.Pending_Actions > 0 && (
        <Alert>
          A change waits for a decision. Until then the schedule says what holds now.{' '}
          <Link to={portalPaths.home()}>See pending changes</Link>
        </Alert>
      )}
      {!may.success && <Alert>{may.message}</Alert>}
      {may.success && (
        <FileButtons
          variant="primary"
          label="Download the schedule (PDF)"
          opens="Open or print"
          ours="Policy schedule"
          failed="The schedule could not be loaded. Please try again."
          get={(api) => api.call(policyEndpoints.policyDocument, { policyNumber: policy.Policy_Number })}
        >
          <WhereCall row={documentAdditions.documentText}>
            <Link className={buttonStyle('secondary')} to={scheduleAsText}>
              Read it here
            </Link>
          </WhereCall>
        </FileButtons>
      )}
    </TitledCard>
  );
}
