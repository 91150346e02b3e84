import { type Policy, portalPaths } from '@portal/contract';
import { coverSentence, formatRandOr, isCoveredForAnyCause, isCovering, type PlainDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Amount, Badge, Card, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { lifeRows, type LifeRow } from './life-rows';

/** Who is covered, for how much, and who is not covered for every cause yet. */
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
            <LifeLine key={life.id} life={life} state={isPaying ? stateOf(life, today) : null} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const headingOf = (count: number, isPaying: boolean) =>
  `${isPaying ? 'Who is covered' : 'Who is on this policy'}${count > 1 ? ` (${count})` : ''}`;

/** What somebody is covered for while some cause is not; nothing of those who are covered for any. */
const stateOf = ({ byCause }: LifeRow, today: PlainDate): string | null =>
  isCoveredForAnyCause(byCause, today) ? null : coverSentence(byCause, today);

function LifeLine({ life, state }: { life: LifeRow; state: string | null }) {
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
          {state && (
            <Text size="sm" tone="muted">
              {state}
            </Text>
          )}
        </Stack>
        <Amount>{formatRandOr(life.cover, 'No cover')}</Amount>
      </Cluster>
    </li>
  );
}
