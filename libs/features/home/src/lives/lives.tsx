import { type Policy, portalPaths } from '@portal/contract';
import { formatDate, formatRandOr, isCovering } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Amount, Badge, Card, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { lifeRows, type LifeRow } from './life-rows';

/** Who is covered, for how much, and who still waits for cover of natural causes. */
export function Lives({ policy }: { policy: Policy }) {
  const rows = lifeRows(policy);
  const today = useToday();
  const isPaying = isCovering(policy.Policy_Status);
  return (
    <Card as="section" aria-labelledby="lives-heading">
      <Stack gap="md">
        <Cluster justify="between">
          <Heading level={2} size="md" id="lives-heading">
            {headingOf(rows.length, isPaying)}
          </Heading>
          <Link to={portalPaths.dependants()}>See dependants</Link>
        </Cluster>
        <Stack as="ul" gap="md">
          {rows.map((life) => (
            <LifeLine key={life.id} life={life} isWaiting={isPaying && life.waitingUntil > today} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const headingOf = (count: number, isPaying: boolean) =>
  `${isPaying ? 'Who is covered' : 'Who is on this policy'}${count > 1 ? ` (${count})` : ''}`;

function LifeLine({ life, isWaiting }: { life: LifeRow; isWaiting: boolean }) {
  return (
    <li>
      <Cluster justify="between" align="start" wrap="no">
        <Stack gap="xs">
          <Cluster>
            <Text as="strong">{life.name}</Text>
            {life.hasPendingAction && <Badge tone="amber">Pending</Badge>}
          </Cluster>
          <Text size="sm" tone="muted">
            {life.relationship}, {life.age === 0 ? 'under 1 year' : `${life.age} years`}
          </Text>
          {isWaiting && (
            <Text size="sm" tone="muted">
              Covered for accidental death. For natural causes from {formatDate(life.waitingUntil)}
            </Text>
          )}
        </Stack>
        <Amount>{formatRandOr(life.cover, 'No cover')}</Amount>
      </Cluster>
    </li>
  );
}
