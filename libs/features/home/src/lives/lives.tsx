import { type Policy, portalPaths } from '@portal/contract';
import {
  coverSentenceOf,
  coverToday,
  formatRandOr,
  isCovering,
  limitSentence,
  type PersonCover,
  type PlainDate,
} from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Amount, Badge, Card, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { lifeRows, type LifeRow } from './life-rows';

/** Who is covered, for how much, and who is not covered for every cause yet. */
export function Lives({ policy }: { policy: Policy }) {
  const rows = lifeRows(policy);
  const today = useToday();
  const isPaying = isCovering(policy.Policy_Status);
  const { people } = coverToday(policy, today);
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
            <LifeLine
              key={life.id}
              life={life}
              said={saidOf(
                people.find(({ personId }) => personId === life.id),
                today,
              )}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

const headingOf = (count: number, isPaying: boolean) =>
  `${isPaying ? 'Who is covered' : 'Who is on this policy'}${count > 1 ? ` (${count})` : ''}`;

/** What there is to say of somebody's cover; nothing of those who are covered for any cause and stay so. */
function saidOf(person: PersonCover | undefined, today: PlainDate): string[] {
  if (person === undefined) return [];
  const isPlain = person.base.state === 'full' && person.threats.length === 0;
  return [
    ...(isPlain ? [] : [coverSentenceOf(person, today)]),
    ...person.limits.map((limit) => limitSentence(limit, today)),
  ];
}

function LifeLine({ life, said }: { life: LifeRow; said: readonly string[] }) {
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
          {said.map((sentence) => (
            <Text key={sentence} size="sm" tone="muted">
              {sentence}
            </Text>
          ))}
        </Stack>
        <Amount>{formatRandOr(life.cover, 'No cover')}</Amount>
      </Cluster>
    </li>
  );
}
