import { type Policy, portalPaths } from '@portal/contract';
import { customerMay, formatDate, todayInJohannesburg } from '@portal/domain';
import { Alert, Button, Card, DescriptionList, DownloadIcon, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useScheduleFile } from './use-schedule-file';

/** The current schedule: which edition it is, and a way to have it. */
export function ScheduleCard({ policy }: { policy: Policy }) {
  const { state, download } = useScheduleFile();
  const may = customerMay(policy.Policy_Status, 'documents');
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2} size="md">
          Policy schedule
        </Heading>
        <Text>Who is covered, who is paid and what it costs. We issue it anew with every change to your policy.</Text>
        <DescriptionList
          rows={[
            { label: 'Policy', value: policy.Policy_Number },
            { label: 'Version', value: policy.Version },
            { label: 'Issued on', value: formatDate(todayInJohannesburg(new Date(policy.Updated_At))) },
          ]}
        />
        {policy.Pending_Actions > 0 && (
          <Alert>
            A change waits for a decision. Until then the schedule says what holds now.{' '}
            <Link to={portalPaths.home()}>See what waits</Link>
          </Alert>
        )}
        {state.kind === 'failed' && (
          <Alert tone="error" role="alert">
            {state.message}
          </Alert>
        )}
        {state.kind === 'saved' && (
          <Alert tone="success" role="status">
            {state.fileName} is on your device.
          </Alert>
        )}
        {!may.success && <Alert>{may.message}</Alert>}
        {may.success && (
          <div>
            <Button state={state.kind === 'loading' ? 'busy' : 'idle'} onClick={() => void download()}>
              <DownloadIcon /> Download the schedule (PDF)
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
