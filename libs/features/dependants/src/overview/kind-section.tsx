import { portalPaths } from '@portal/contract';
import { useAllowedAction } from '@portal/policy-workflow/changes';
import {
  buttonStyle,
  Card,
  Cluster,
  Heading,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
  RecordList,
  Stack,
  Text,
} from '@portal/ui-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { kindWords } from './kind-messages';
import { PendingAdditionRow } from './pending-addition-row';
import { type Kind, type People } from './people';
import { PersonRow } from './person-row';

interface KindSectionProps {
  kind: Kind;
  people: People;
  /** Whether a way to add somebody, or why there is none, belongs here; the page may have said it for all. */
  mayAsk: boolean;
}

/** Everybody of one kind, against the most that there may be, and the way to add one. */
export function KindSection({
  kind,
  people: { persons, pendingAdditions, present, most, isTaken },
  mayAsk,
}: KindSectionProps) {
  const titleId = useId();
  const { title, nobody } = kindWords[kind];
  const Picture = kind === 'spouse' ? PersonIcon : PeopleIcon;
  const isEmpty = persons.length + pendingAdditions.length === 0;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Cluster justify="between">
        <Cluster align="center">
          <Picture />
          <Heading level={2} size="md" id={titleId}>
            {title}
          </Heading>
        </Cluster>
        {isTaken && <Text tone="muted">{`${present} of ${most}`}</Text>}
      </Cluster>
      {!isEmpty && (
        <RecordList aria-labelledby={titleId}>
          {persons.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
          {pendingAdditions.map((newPerson) => (
            <PendingAdditionRow key={newPerson.id} newPerson={newPerson} />
          ))}
        </RecordList>
      )}
      {isEmpty && isTaken && <Text tone="muted">{nobody}</Text>}
      {isTaken ? mayAsk && <AddLink kind={kind} /> : <NotTaken kind={kind} />}
    </Card>
  );
}

/** The way in, or why there is none, in its place. Unknown counts as allowed: the page behind it asks again. */
function AddLink({ kind }: { kind: Kind }) {
  const { add, addLabel, to, also } = kindWords[kind];
  const { data } = useAllowedAction(add);
  if (data && !data.isAllowed) return <Text tone="muted">{data.reason}</Text>;
  return (
    <Cluster align="center">
      <Link className={buttonStyle('secondary')} to={to}>
        <PlusIcon /> {addLabel}
      </Link>
      {also && <Link to={also.to}>{also.label}</Link>}
    </Cluster>
  );
}

const NotTaken = ({ kind }: { kind: Kind }) => (
  <Stack gap="xs">
    <Text>{kindWords[kind].notTaken}</Text>
    <Link to={portalPaths.otherPlans()}>See other plans</Link>
  </Stack>
);
