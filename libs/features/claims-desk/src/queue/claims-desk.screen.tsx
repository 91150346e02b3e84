import { portalPaths } from '@portal/contract';
import { QueryView, useToday } from '@portal/policy-workflow';
import { buttonStyle, Cluster, KeyCap, OnScreen, PageLayout, SkeletonCard, Text } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { queueQuery } from '../data/claim-queries';
import { type QueueSearch, readQueueSearch, writeQueueSearch } from '../data/queue-search';
import { WhereClaims } from '../shared/where-claims';
import { QueueList } from './queue-list';
import { QueuePreview } from './queue-preview';
import { ViewChips } from './view-chips';

const title = 'Claims';

/**
 * Claims by the day until which they have to be decided. What is listed stands in the address, so Back and a bookmark work. Reading it is noted
 * each time, so it is not read again by itself.
 */
const ClaimsDeskScreen = () => (
  <WhereClaims title={title}>
    <ClaimsDesk />
  </WhereClaims>
);
export { ClaimsDeskScreen as Component };

function ClaimsDesk() {
  const [address, setAddress] = useSearchParams();
  const search = readQueueSearch(address);
  const onSearch = (next: QueueSearch) => setAddress(writeQueueSearch(next));
  const today = useToday();
  const queue = useQuery({
    ...queueQuery(search),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const [row, setRow] = useState<string | null>(null);
  const claims = queue.data?.data ?? [];
  const preview = claims.find(({ id }) => id === row) ?? claims[0];

  return (
    <PageLayout
      title={title}
      description="Two people decide on each. What is overdue stands first."
      side={
        preview && (
          <OnScreen size="wide">
            <QueuePreview claim={preview} search={search} today={today} />
          </OnScreen>
        )
      }
    >
      <Cluster>
        <Link className={buttonStyle('primary')} to={portalPaths.openClaim()}>
          Open a claim
        </Link>
        <Link className={buttonStyle('secondary')} to={portalPaths.claimPayouts()}>
          Payments
        </Link>
      </Cluster>
      <ViewChips search={search} onSearch={onSearch} />
      <QueryView query={queue} loading={<SkeletonCard aria-busy="true" />} failed="The claims could not be loaded">
        {(page) => <QueueList page={page} search={search} onSearch={onSearch} onRow={setRow} />}
      </QueryView>
      <OnScreen size="wide">
        <Text size="sm" tone="muted">
          <KeyCap>J</KeyCap> and <KeyCap>K</KeyCap> lead through the list, <KeyCap>Enter</KeyCap> opens.
        </Text>
      </OnScreen>
    </PageLayout>
  );
}
