import { type Contact } from '@portal/contract';
import { formatMoment } from '@portal/domain';
import { List, Stack, Text, TitledCard } from '@portal/ui-kit';

interface LastContactsProps {
  title: string;
  contacts: readonly Contact[];
}

/** The last times that insurer and policyholder had to do with one another, the newest first. */
export function LastContacts({ title, contacts }: LastContactsProps) {
  return (
    <TitledCard title={title}>
      {contacts.length === 0 ? (
        <Text tone="muted">Nothing yet.</Text>
      ) : (
        <List kind="plain">
          {contacts.map(({ at, kind, text }, place) => (
            <li key={`${at} ${kind} ${place}`}>
              <Stack gap="none">
                <Text size="sm">{text}</Text>
                <Text size="sm" tone="muted">
                  {formatMoment(new Date(at))}
                </Text>
              </Stack>
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}
