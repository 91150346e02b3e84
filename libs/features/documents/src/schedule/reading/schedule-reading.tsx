import { ApiError, readQuery } from '@portal/api-client';
import { documentAdditions, portalPaths } from '@portal/contract';
import { QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { Alert, buttonStyle, SkeletonCard, Stack } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ScheduleText } from './schedule-text';

/** The schedule as text: for a small screen, for a voice, and to print. */
export default function ScheduleReading() {
  const policyNumber = useSelectedPolicyNumber();
  const text = useQuery(readQuery(documentAdditions.documentText, { policyNumber }));
  const refusal = text.error instanceof ApiError && text.error.status < 500 ? text.error.message : null;
  return (
    <Stack gap="lg">
      {refusal === null ? (
        <QueryView query={text} loading={<SkeletonCard />} failed="The schedule could not be loaded">
          {(read) => <ScheduleText text={read} />}
        </QueryView>
      ) : (
        <Alert tone="warning">{refusal}</Alert>
      )}
      <div>
        <Link className={buttonStyle('secondary')} to={portalPaths.documents()}>
          Back to your documents
        </Link>
      </div>
    </Stack>
  );
}
