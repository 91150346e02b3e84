import { type ApprovalAction, pathOfProposal } from '@portal/contract';
import { beneficiaryRelationships, fullName, labelOf } from '@portal/domain';
import { PendingChip } from '@portal/policy-workflow/changes';
import { Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { pendingInWords } from '../shared/pending-messages';

interface Proposed {
  First_Name?: string;
  Surname?: string;
  Relationship?: string;
}

/** Somebody who is asked to be a beneficiary and is none yet. The row leads to the request. */
export function PendingAdditionRow({ action }: { action: ApprovalAction }) {
  const { First_Name, Surname, Relationship } = (action.proposedValue ?? {}) as Proposed;
  return (
    <li>
      <Stack gap="xs">
        <Heading level={3} size="sm">
          <Link to={pathOfProposal(action)}>
            {First_Name && Surname ? fullName({ First_Name, Surname }) : action.entityLabel}
          </Link>
        </Heading>
        <Cluster>
          {Relationship && (
            <Text size="sm" tone="muted">
              {labelOf(beneficiaryRelationships, Relationship)}
            </Text>
          )}
          <PendingChip action={action} />
        </Cluster>
        <Text size="sm">{pendingInWords(action)}</Text>
      </Stack>
    </li>
  );
}
