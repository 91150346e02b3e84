import { type PolicySummary, portalPaths } from '@portal/contract';
import { actionTypes, formatDate, labelOf, todayInJohannesburg } from '@portal/domain';
import { whoDecides } from '@portal/policy-workflow/changes';
import { Heading, RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const dayOf = (instant: string) => formatDate(todayInJohannesburg(new Date(instant)));

/** Changes that wait for a decision, each with the way to where it is decided. */
export function OpenRequests({ requests }: { requests: PolicySummary['openRequests'] }) {
  return (
    <TitledCard title={`Open requests (${requests.length})`}>
      {requests.length === 0 ? (
        <Text tone="muted">Nothing waits for a decision.</Text>
      ) : (
        <RecordList>
          {requests.map(({ id, actionType, entityLabel, approverType, requestedBy, requestedAt, expiresAt }) => (
            <li key={id}>
              <Stack gap="xs">
                <Heading level={3} size="sm">
                  <Link to={portalPaths.approval(id)}>
                    {labelOf(actionTypes, actionType)}, {entityLabel}
                  </Link>
                </Heading>
                <Text size="sm" tone="muted">
                  {`Requested by ${requestedBy} on ${dayOf(requestedAt)}. ${whoDecides(approverType, true)} Expires on ${dayOf(expiresAt)}.`}
                </Text>
              </Stack>
            </li>
          ))}
        </RecordList>
      )}
    </TitledCard>
  );
}
