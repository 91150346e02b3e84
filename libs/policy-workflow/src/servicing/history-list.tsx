import { formatMoment } from '@portal/domain';
import { RecordList, Stack, Text } from '@portal/ui-kit';

interface HistoryListProps {
  history: readonly { at: string; who: string; what: string }[];
}

/** What happened to a request or a claim, as staff read it: what, by whom and when, in the order given. */
export const HistoryList = ({ history }: HistoryListProps) => (
  <RecordList>
    {history.map(({ at, who, what }, place) => (
      <li key={`${at} ${place}`}>
        <Stack gap="none">
          <Text>{what}</Text>
          <Text size="sm" tone="muted">{`${who}, ${formatMoment(new Date(at))}`}</Text>
        </Stack>
      </li>
    ))}
  </RecordList>
);
