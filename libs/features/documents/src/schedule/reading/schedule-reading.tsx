import { ApiError } from '@portal/api-client';
import { type DocumentText, portalPaths } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { Alert, buttonStyle, SkeletonCard, Stack } from '@portal/ui-kit';
import { type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ScheduleText } from './schedule-text';

/** The schedule as text: for a small screen, for a voice, and to print. */
export default function ScheduleReading({ query }: { query: UseQueryResult<DocumentText, Error> }) {
  const refusal = query.error instanceof ApiError && query.error.status < 500 ? query.error.message : null;
  return (
    <Stack gap="lg">
      {refusal === null ? (
        <QueryView query={query} loading={<SkeletonCard />} failed="The schedule could not be loaded">
          {(text) => <ScheduleText text={text} />}
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
