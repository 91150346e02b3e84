import { type AccessEntry } from '@portal/contract';
import { timeInJohannesburg } from '@portal/domain';
import { Heading, Stack, Text } from '@portal/ui-kit';
import { Days } from '../shared/days';

/** Who looked, day by day, the newest first. */
export const AccessDays = ({ entries }: { entries: readonly AccessEntry[] }) => (
  <Days entries={entries}>{(entry) => <AccessRow entry={entry} />}</Days>
);

const AccessRow = ({ entry: { at, who, role, what, why } }: { entry: AccessEntry }) => (
  <Stack gap="xs">
    <Heading level={3} size="sm">
      {what}
    </Heading>
    <Text>{`${who}, ${role}, at ${timeInJohannesburg(new Date(at))}`}</Text>
    {why && <Text size="sm">{`Why: ${why}`}</Text>}
  </Stack>
);
