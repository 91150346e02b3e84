import { QueryView } from '@portal/policy-workflow';
import { timeInJohannesburg } from '@portal/domain';
import { Cluster, OnScreen, PageLayout, SkeletonCard, Text } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KeyboardHelp } from '../keyboard/keyboard-help';
import { KeyboardHint } from '../keyboard/keyboard-hint';
import { QueueFilters } from './queue-filters';
import { QueueList } from './queue-list';
import { QueuePreview } from './queue-preview';
import { TakeOldest } from './take-oldest';
import { queueQuery } from '../data/queue-query';
import { type QueueSearch, readQueueSearch, writeQueueSearch } from '../data/queue-search';

/** How often the list is read again while somebody looks at it, in milliseconds. */
const readAgainEvery = 30_000;

/** What was asked for and waits for a decision. What is listed stands in the address, so Back and a bookmark work. */
function ApprovalsScreen() {
  const [address, setAddress] = useSearchParams();
  const search = readQueueSearch(address);
  const onSearch = (next: QueueSearch) => setAddress(writeQueueSearch(next));
  const [showsKeys, setShowsKeys] = useState(false);
  const onHelp = useCallback(() => setShowsKeys(true), []);
  const queue = useQuery({
    ...queueQuery(search),
    placeholderData: keepPreviousData,
    refetchInterval: readAgainEvery,
  });

  const [row, setRow] = useState<string | null>(null);
  const requests = queue.data?.data ?? [];
  const preview = requests.find(({ id }) => id === row) ?? requests[0];

  return (
    <PageLayout
      title="Approvals"
      description="Requests that somebody other than their maker decides on."
      side={
        preview && (
          <OnScreen size="wide">
            <QueuePreview request={preview} search={search} />
          </OnScreen>
        )
      }
    >
      <Cluster>
        <TakeOldest />
      </Cluster>
      <QueueFilters search={search} onSearch={onSearch} />
      <QueryView query={queue} loading={<SkeletonCard />} failed="The requests could not be loaded">
        {(page) => <QueueList page={page} search={search} onSearch={onSearch} onHelp={onHelp} onRow={setRow} />}
      </QueryView>
      {queue.isRefetchError && (
        <Text role="status" tone="muted">
          {`The list could not be read again. It is as it was at ${timeInJohannesburg(new Date(queue.dataUpdatedAt))}.`}
        </Text>
      )}
      <KeyboardHint onHelp={onHelp} />
      <KeyboardHelp open={showsKeys} onClose={() => setShowsKeys(false)} />
    </PageLayout>
  );
}
export { ApprovalsScreen as Component };
