import { readQuery } from '@portal/api-client';
import { notificationEndpoints, unreadNotifications } from '@portal/contract';
import { Count, VisuallyHidden } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';

/** How many messages somebody has not read yet, on the bell. Nothing until it is known, and when there are none. */
export function UnreadCount({ id }: { id: string }) {
  const { data: unread = 0 } = useQuery({
    ...readQuery(notificationEndpoints.notifications, {}, unreadNotifications),
    select: ({ totalRecords }) => totalRecords,
  });
  return (
    <>
      <Count of={unread} />
      <VisuallyHidden id={id}>{unread > 0 && `${unread} unread`}</VisuallyHidden>
    </>
  );
}
