import { type ApprovalAction, type Beneficiary, portalPaths } from '@portal/contract';
import { beneficiaryRelationships, fullName, labelOf } from '@portal/domain';
import { inPercent, PendingChip, shareOfCover } from '@portal/policy-workflow/changes';
import { Amount, Badge, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { pendingInWords } from '../shared/pending-messages';

interface BeneficiaryRowProps {
  person: Beneficiary;
  /** What the main member is covered for, in rand; 0 while nothing is covered. */
  cover: number;
  /** The change of this person that waits. */
  action: ApprovalAction | undefined;
}

/** One person who is paid: who it is, the share, what it comes to, and what waits. The whole row leads to their page. */
export const BeneficiaryRow = ({ person, cover, action }: BeneficiaryRowProps) => (
  <li>
    <Stack gap="xs">
      <Cluster justify="between" align="baseline" wrap="no">
        <Heading level={3} size="sm">
          <Link to={portalPaths.beneficiary(person.id)}>{fullName(person)}</Link>
        </Heading>
        <Amount>
          <strong>{inPercent(person.Benefit_Share)}</strong>
        </Amount>
      </Cluster>
      <Cluster justify="between">
        <Cluster>
          <Text size="sm" tone="muted">
            {labelOf(beneficiaryRelationships, person.Relationship)}
          </Text>
          {person.Is_Primary && <Badge tone="blue">Primary</Badge>}
          {action && <PendingChip action={action} />}
        </Cluster>
        {cover > 0 && <Amount>{shareOfCover(cover, person.Benefit_Share)}</Amount>}
      </Cluster>
      {action && <Text size="sm">{pendingInWords(action)}</Text>}
    </Stack>
  </li>
);
