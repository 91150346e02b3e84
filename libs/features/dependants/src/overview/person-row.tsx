import { formatCover, formatDate } from '@portal/domain';
import { PendingChip } from '@portal/policy-workflow/changes';
import { Amount, Badge, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { pendingInWords } from '../shared/pending-in-words';
import { type Person } from './people';

/** One person: who it is, how the cover stands, what waits and what comes soon. The whole row leads to their page. */
export const PersonRow = ({ person: { name, about, cover, state, to, waiting, soon } }: { person: Person }) => (
  <li>
    <Stack gap="xs">
      <Cluster justify="between" align="baseline">
        <Heading level={3} size="sm">
          <Link to={to}>{name}</Link>
        </Heading>
        {cover > 0 && <Amount>{formatCover(cover)}</Amount>}
      </Cluster>
      <Cluster>
        <Text size="sm" tone="muted">
          {about}
        </Text>
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
        {waiting === 'unknown' && <Badge tone="amber">Pending</Badge>}
        {waiting && waiting !== 'unknown' && <PendingChip action={waiting} />}
      </Cluster>
      {state && <Text size="sm">{state.sentence}</Text>}
      {waiting && waiting !== 'unknown' && <Text size="sm">{pendingInWords(waiting)}</Text>}
      {soon.map(({ date, sentence }) => (
        <Text size="sm" key={sentence}>
          <strong>{formatDate(date)}</strong> {sentence}
        </Text>
      ))}
    </Stack>
  </li>
);
