import { portalPaths } from '@portal/contract';
import { requestLine } from '@portal/contract/words';
import { requestSteps } from '@portal/domain';
import { QueryView } from '@portal/policy-workflow';
import { usePendingActions } from '@portal/policy-workflow/changes';
import { SkeletonCard, Stack, Text, TitledCard } from '@portal/ui-kit';
import { RequestLine } from '@portal/ui-kit/data';
import { Link } from 'react-router-dom';

const turns = { insurer: 'mine', policyholder: 'theirs' } as const;

interface OpenRequestsProps {
  /** How many are shown; all of them unless given. */
  most?: number;
}

/** What is under way on the policy, each with the way to where it is decided. */
export const OpenRequests = ({ most = Infinity }: OpenRequestsProps) => (
  <QueryView query={usePendingActions()} loading={<SkeletonCard />} failed="The open requests could not be loaded">
    {(actions) => (
      <TitledCard title={`Open requests (${actions.length})`}>
        {actions.length === 0 ? (
          <Text size="sm" tone="muted">
            Nothing waits for a decision.
          </Text>
        ) : (
          <Stack gap="sm">
            {actions.slice(0, most).map((action) => {
              const { id, title, step, place, sentence, turn } = requestLine(action, 'staff');
              return (
                <RequestLine
                  key={id}
                  title={<Link to={portalPaths.approval(id)}>{title}</Link>}
                  steps={requestSteps}
                  step={step}
                  place={place}
                  sentence={sentence}
                  turn={turn ? turns[turn] : 'nobody'}
                />
              );
            })}
            {actions.length > most && (
              <Text size="sm" tone="muted">{`${actions.length - most} more under “Requests” below.`}</Text>
            )}
          </Stack>
        )}
      </TitledCard>
    )}
  </QueryView>
);
