import { readQuery } from '@portal/api-client';
import { notificationEndpoints, portalPaths } from '@portal/contract';
import { QueryView, type OpenedByTrigger } from '@portal/policy-workflow';
import { Heading, List, SkeletonText, Stack, Text } from '@portal/ui-kit';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@portal/ui-kit/menu';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** The two latest notifications, numbered. */
function NotificationsDropdown({ trigger, defaultOpen }: OpenedByTrigger) {
  return (
    <Popover defaultOpen={defaultOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent aria-label="Notifications">
        <LatestNotifications />
      </PopoverContent>
    </Popover>
  );
}
export { NotificationsDropdown as Component };

function LatestNotifications() {
  const latest = useQuery({
    ...readQuery(notificationEndpoints.notifications, {}, { pageNumber: 1, pageSize: 2 }),
    select: (page) => page.data,
  });
  return (
    <Stack gap="md">
      <Heading level={2} size="sm">
        Notifications
      </Heading>
      <QueryView
        query={latest}
        loading={<SkeletonText lines={2} aria-busy="true" aria-label="Loading notifications" />}
        failed="An error occurred while loading notifications"
        empty={<Text tone="muted">You currently have no notifications.</Text>}
      >
        {(notifications) => (
          <List kind="number">
            {notifications.map(({ id, inAppMessage }) => (
              <li key={id}>{inAppMessage}</li>
            ))}
          </List>
        )}
      </QueryView>
      <PopoverClose asChild>
        <Link to={portalPaths.notifications()}>View all notifications</Link>
      </PopoverClose>
    </Stack>
  );
}
