import { pathOfProposal } from '@portal/contract';
import { PendingChip } from '@portal/policy-workflow/changes';
import { MissingDocument } from '@portal/policy-workflow/documents';
import { Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { pendingInWords } from '../shared/pending-in-words';
import { type PendingAddition } from './pending-additions';

/** Somebody who was asked for and is not on the policy yet. The row leads to the request. */
export const PendingAdditionRow = ({ newPerson: { name, about, action } }: { newPerson: PendingAddition }) => (
  <li>
    <Stack gap="xs">
      <Heading level={3} size="sm">
        <Link to={pathOfProposal(action)}>{name}</Link>
      </Heading>
      <Cluster>
        {about && (
          <Text size="sm" tone="muted">
            {about}
          </Text>
        )}
        <PendingChip action={action} />
      </Cluster>
      {action.missingDocument === null && <Text size="sm">{pendingInWords(action)}</Text>}
      <MissingDocument missing={action.missingDocument} />
    </Stack>
  </li>
);
