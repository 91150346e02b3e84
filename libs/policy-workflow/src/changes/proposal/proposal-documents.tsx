import { type ApprovalAction } from '@portal/contract';
import { Badge, Cluster, List, TitledCard } from '@portal/ui-kit';
import { documentLabels } from '@portal/contract/words';

/** The documents that came with a change and those that are missing. */
export function ProposalDocuments({ action: { documents } }: { action: ApprovalAction }) {
  if (documents.length === 0) return null;
  return (
    <TitledCard title="Documents">
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
    </TitledCard>
  );
}
