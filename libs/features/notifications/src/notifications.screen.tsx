import { readQuery } from '@portal/api-client';
import { notificationEndpoints } from '@portal/contract';
import { PolicyPage, QueryView, useIsServicing } from '@portal/policy-workflow';
import { Chip, Cluster, EmptyState, Pagination, SkeletonCards, Stack } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { NotificationCard } from './notification-card';
import { useMarkRead } from './use-mark-read';

const pageSize = 10;
const forStaff =
  'Requests waiting for you are under the bell and under Approvals. Messages to the policyholder are among the last contacts on the first page.';

/** All notifications, newest first, page by page, or only the new ones. What is shown stands in the address, so Back works. */
function NotificationsScreen() {
  const [search, setSearch] = useSearchParams();
  const pageNumber = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const isNewOnly = search.get('show') === 'new';
  const isServicing = useIsServicing();
  const markRead = useMarkRead();
  const page = useQuery({
    ...readQuery(
      notificationEndpoints.notifications,
      {},
      { pageNumber, pageSize, ...(isNewOnly && { isRead: false }) },
    ),
    placeholderData: keepPreviousData,
  });

  return (
    <PolicyPage title="Notifications">
      <Stack gap="md">
        <Cluster role="group" aria-label="Which notifications">
          <Chip pressed={!isNewOnly} onClick={() => setSearch({})}>
            All
          </Chip>
          <Chip pressed={isNewOnly} onClick={() => setSearch({ show: 'new' })}>
            New
          </Chip>
        </Cluster>
        <QueryView
          query={page}
          loading={<SkeletonCards count={2} label="Loading notifications" />}
          failed="An error occurred while loading notifications"
        >
          {({ data, totalPages }) =>
            data.length === 0 ? (
              <EmptyState>
                {isServicing
                  ? forStaff
                  : isNewOnly
                    ? 'You have read everything.'
                    : 'You currently have no notifications.'}
              </EmptyState>
            ) : (
              <Stack gap="md">
                {data.map((notification) => (
                  <NotificationCard
                    key={notification.id}
                    notification={notification}
                    onRead={() => void markRead(notification.id)}
                  />
                ))}
                {totalPages > 1 && (
                  <Pagination
                    page={pageNumber}
                    pageCount={totalPages}
                    onPage={(next) => setSearch({ ...(isNewOnly && { show: 'new' }), page: `${next}` })}
                  />
                )}
              </Stack>
            )
          }
        </QueryView>
      </Stack>
    </PolicyPage>
  );
}
export { NotificationsScreen as Component };
