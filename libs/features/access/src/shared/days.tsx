import { formatDate } from '@portal/domain';
import { Card, Heading, RecordList, Stack } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { byDay } from './by-day';

interface DaysProps<Entry> {
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/** What happened, day by day, the newest first. */
export const Days = <Entry extends { at: string }>({ entries, children }: DaysProps<Entry>) =>
  byDay(entries).map(({ day, entries: ofDay }) => (
    <Card as="section" key={day} aria-labelledby={`day-${day}`}>
      <Stack gap="sm">
        <Heading level={2} size="md" id={`day-${day}`}>
          {formatDate(day)}
        </Heading>
        <RecordList>
          {ofDay.map((entry, place) => (
            <li key={`${entry.at} ${place}`}>{children(entry)}</li>
          ))}
        </RecordList>
      </Stack>
    </Card>
  ));
