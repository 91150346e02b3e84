import { readQuery } from '@portal/api-client';
import { notificationEndpoints } from '@portal/contract';
import { PolicyPage, QueryView } from '@portal/policy-workflow';
import { EmptyState, Pagination, SkeletonCard, Stack } from '@portal/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { NotificationCard } from './notification-card';

const pageSize = 10;

/** All notifications, newest first, page by page. The page stands in the address, so Back works. */
function NotificationsScreen() {
  const [search, setSearch] = useSearchParams();
  const pageNumber = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const page = useQuery({
    ...readQuery(notificationEndpoints.notifications, {}, { pageNumber, pageSize }),
    placeholderData: keepPreviousData,
  });

  return (
    <PolicyPage title="Notifications">
      <QueryView
        query={page}
        loading={
          <Stack aria-busy="true" aria-label="Loading notifications">
            <SkeletonCard />
            <SkeletonCard />
          </Stack>
        }
        failed="An error occurred while loading notifications"
      >
        {({ data, totalPages }) =>
          data.length === 0 ? (
            <EmptyState>You currently have no notifications.</EmptyState>
          ) : (
            <Stack gap="md">
              {data.map((notification) => (
                <NotificationCard key={notification.id} notification={notification} />
              ))}
              {totalPages > 1 && (
                <Pagination
                  page={pageNumber}
                  pageCount={totalPages}
                  onPage={(next) => setSearch({ page: `${next}` })}
                />
              )}
            </Stack>
          )
        }
      </QueryView>
    </PolicyPage>
  );
}
export { NotificationsScreen as Component };
