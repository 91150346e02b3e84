import { Button, Cluster, ConfirmDialog, Heading, RecordList, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';

/** Somebody who was typed in. */
interface AddedPerson {
  name: string;
  /** Who they are, in a line below the name. */
  line: string | undefined;
  /** Where they are changed. */
  to: string;
}

interface AddedPeopleProps {
  people: readonly AddedPerson[];
  level?: 2 | 3;
  onRemove: (place: number) => void;
}

/** Those who were added, each to change or to remove. */
export function AddedPeople({ people, level = 3, onRemove }: AddedPeopleProps) {
  const [going, setGoing] = useState<number | null>(null);
  const gone = people[going ?? -1];
  return (
    <>
      <RecordList>
        {people.map(({ name, line, to }, place) => (
          <li key={place}>
            <Cluster justify="between">
              <Stack gap="xs">
                <Heading level={level} size="md">
                  {name}
                </Heading>
                <Text size="sm" tone="muted">
                  {line}
                </Text>
              </Stack>
              <Cluster gap="sm">
                <Link to={to}>
                  Change<VisuallyHidden> {name}</VisuallyHidden>
                </Link>
                <Button variant="quiet" onClick={() => setGoing(place)}>
                  Remove<VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Cluster>
            </Cluster>
          </li>
        ))}
      </RecordList>
      <ConfirmDialog
        open={gone !== undefined}
        onClose={() => setGoing(null)}
        title={`Remove ${gone?.name ?? ''}?`}
        confirm="Yes, remove"
        cancel="Keep"
        tone="danger"
        onConfirm={() => {
          if (going !== null) onRemove(going);
          setGoing(null);
        }}
      >
        <Text>What you typed about this person is thrown away.</Text>
      </ConfirmDialog>
    </>
  );
}
