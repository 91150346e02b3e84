import { Button, Cluster, ConfirmDialog, Heading, RecordList, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Kind, peopleOf } from '../../application/application';
import { useApplication } from '../../application/application-context';
import { addressOf } from '../../application/step-address';
import { usePlace } from '../../application/use-place';
import { lineOf, nameOf } from '../../application/person-line';
import { withoutPerson } from './with-person';

/** Those of a kind who were added, each to change or to remove. */
export function PeopleList({ kind, level = 3 }: { kind: Kind; level?: 2 | 3 }) {
  const { application, situation, change } = useApplication();
  const { step, thenReview } = usePlace();
  const [going, setGoing] = useState<number | null>(null);
  const people = peopleOf(application, kind);
  const gone = people[going ?? -1];
  if (people.length === 0) return null;
  return (
    <>
      <RecordList>
        {people.map((person, index) => (
          <li key={index}>
            <Cluster justify="between">
              <Stack gap="xs">
                <Heading level={level} size="md">
                  {nameOf(person)}
                </Heading>
                <Text size="sm" tone="muted">
                  {lineOf(kind, person, application, situation)}
                </Text>
              </Stack>
              <Cluster gap="sm">
                <Link to={addressOf({ step, person: `${kind}.${index}`, thenReview })}>
                  Change<VisuallyHidden> {nameOf(person)}</VisuallyHidden>
                </Link>
                <Button variant="quiet" onClick={() => setGoing(index)}>
                  Remove<VisuallyHidden> {nameOf(person)}</VisuallyHidden>
                </Button>
              </Cluster>
            </Cluster>
          </li>
        ))}
      </RecordList>
      <ConfirmDialog
        open={gone !== undefined}
        onClose={() => setGoing(null)}
        title={`Remove ${nameOf(gone ?? {})}?`}
        confirm="Yes, remove"
        cancel="Keep"
        tone="danger"
        onConfirm={() => {
          if (going !== null) change(withoutPerson(application, kind, going));
          setGoing(null);
        }}
      >
        <Text>What you typed about this person is thrown away.</Text>
      </ConfirmDialog>
    </>
  );
}
