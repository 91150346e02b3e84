import { type ApprovalAction } from '@portal/contract';
import { Badge, Card, Cluster, Heading, List, Stack } from '@portal/ui-kit';
import { documentLabels } from '@portal/contract/words';

/** The documents that came with a change and those that are missing. */
export function ProposalDocuments({ action: { documents } }: { action: ApprovalAction }) {
  if (documents.length === 0) return null;
  return (
    <Card>
      <Stack gap="sm">
        <Heading level={2} size="md">
          Documents
        </Heading>
        <List>
          {documents.map(({ id, type, fileName, received }) => (
            <li key={id}>
              <Cluster>
                <span>{fileName ? `${documentLabels[type]} (${fileName})` : documentLabels[type]}</span>
                <Badge tone={received ? 'green' : 'amber'}>{received ? 'Received' : 'Still missing'}</Badge>
              </Cluster>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
