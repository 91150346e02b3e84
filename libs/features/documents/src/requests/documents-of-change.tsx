import { pathOfProposal } from '@portal/contract';
import { usePendingActions } from '@portal/policy-workflow/changes';
import { SendDocumentHere } from '@portal/policy-workflow/documents';
import { Badge, Cluster, Heading, List, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type RequestsOfChange } from './progress';

interface DocumentsOfChangeProps {
  change: RequestsOfChange;
  policyNumber: string;
  maySend: boolean;
  onSent: (sentence: string) => void;
}

/** What one change asks for: each document with what became of it, and a way to send those that are missing. */
export function DocumentsOfChange({ change, policyNumber, maySend, onSent }: DocumentsOfChangeProps) {
  const { data: actions } = usePendingActions();
  const action = actions?.find(({ id }) => id === change.actionId);
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {change.about}
      </Heading>
      {action && (
        <Text>
          <Link to={pathOfProposal(action)}>See the change that asks for it</Link>
        </Text>
      )}
      <List kind="plain">
        {change.requests.map((request, place) => (
          <li key={`${request.label} ${place}`}>
            <Stack gap="sm">
              <Cluster>
                <span>{request.label}</span>
                <Badge tone={request.received ? 'green' : 'amber'}>
                  {request.received ? 'Received' : 'Still missing'}
                </Badge>
              </Cluster>
              {!request.received && maySend && (
                <SendDocumentHere
                  policyNumber={policyNumber}
                  request={request}
                  label="Send this document"
                  about={`${request.label}, ${request.about}`}
                  onSent={onSent}
                />
              )}
            </Stack>
          </li>
        ))}
      </List>
    </Stack>
  );
}
