import { type StaffNote } from '@portal/contract';
import { formatMoment } from '@portal/domain';
import { List, Stack, Text, TitledCard } from '@portal/ui-kit';

/** What staff wrote down about the policy, the newest first. */
export const WrittenNotes = ({ notes }: { notes: readonly StaffNote[] }) => (
  <TitledCard title={`Notes (${notes.length})`}>
    {notes.length === 0 ? (
      <Text tone="muted">Nothing was written down yet.</Text>
    ) : (
      <List kind="plain">
        {notes.map(({ id, text, writtenBy, writtenAt }) => (
          <li key={id}>
            <Stack gap="none">
              <Text>{text}</Text>
              <Text size="sm" tone="muted">
                {writtenBy}, {formatMoment(new Date(writtenAt))}
              </Text>
            </Stack>
          </li>
        ))}
      </List>
    )}
  </TitledCard>
);
