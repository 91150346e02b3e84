import { type AccessEntry } from '@portal/contract';
import { formatDate, timeInJohannesburg } from '@portal/domain';
import { Card, Heading, RecordList, Stack, Text } from '@portal/ui-kit';
import { byDay } from './by-day';

/** Who looked, day by day, the newest first. */
export const AccessDays = ({ entries }: { entries: readonly AccessEntry[] }) =>
  byDay(entries).map(({ day, entries: ofDay }) => (
    <Card as="section" key={day} aria-labelledby={`looked-${day}`}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={`looked-${day}`}>
          {formatDate(day)}
        </Heading>
        <RecordList>
          {ofDay.map((entry, place) => (
            <li key={`${entry.at} ${place}`}>
              <AccessRow entry={entry} />
            </li>
          ))}
        </RecordList>
      </Stack>
    </Card>
  ));

const AccessRow = ({ entry: { at, who, role, what, why } }: { entry: AccessEntry }) => (
  <Stack gap="xs">
    <Heading level={3} size="sm">
      {what}
    </Heading>
    <Text>{`${who}, ${role}, at ${timeInJohannesburg(new Date(at))}`}</Text>
    {why && <Text size="sm">{`Why: ${why}`}</Text>}
  </Stack>
);
