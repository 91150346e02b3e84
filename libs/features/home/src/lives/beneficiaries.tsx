import { type Policy, portalPaths } from '@portal/contract';
import {
  activeBeneficiaries,
  beneficiaryRelationships,
  estateSentence,
  fullName,
  isFinalStatus,
  labelOf,
  remainingShare,
  wholeBenefit,
} from '@portal/domain';
import { Alert, AmountList, Card, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Who is paid when the main member dies, and how the benefit is shared. */
export function Beneficiaries({ policy }: { policy: Policy }) {
  const active = activeBeneficiaries(policy);
  const left = remainingShare(active.map(({ Benefit_Share }) => Benefit_Share));
  return (
    <Card as="section" aria-labelledby="beneficiaries-heading">
      <Stack gap="md">
        <Cluster justify="between">
          <Heading level={2} size="md" id="beneficiaries-heading">
            Who is paid
          </Heading>
          <Link to={portalPaths.beneficiaries()}>See beneficiaries</Link>
        </Cluster>
        {active.length === 0 && isFinalStatus(policy.Policy_Status) ? (
          <Text tone="muted">Nobody was named.</Text>
        ) : active.length === 0 ? (
          <Alert tone="warning">{estateSentence}</Alert>
        ) : (
          <>
            <AmountList
              rows={active.map((person) => ({
                label: `${fullName(person)}, ${labelOf(beneficiaryRelationships, person.Relationship).toLowerCase()}`,
                amount: `${person.Benefit_Share} %`,
              }))}
            />
            {left > 0 && (
              <Text size="sm">
                That is {wholeBenefit - left} % in all. The rest goes to them too, unless you name others.
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
