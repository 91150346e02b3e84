import { readQuery } from '@portal/api-client';
import { latestNotifications, notificationEndpoints, portalPaths } from '@portal/contract';
import { QueryView, type OpenedByTrigger } from '@portal/policy-workflow';
import { useQuery } from '@tanstack/react-query';
import { DocumentsMissing } from './documents-missing';
import { NotificationsPanel, Numbered, panelStates } from './notifications-panel';

/** What a request waits for, and the two latest notifications, numbered. */
function NotificationsDropdown(props: OpenedByTrigger) {
  return (
    <NotificationsPanel {...props} all={portalPaths.notifications()}>
      <DocumentsMissing />
      <LatestNotifications />
    </NotificationsPanel>
  );
}
export { NotificationsDropdown as Component };

function LatestNotifications() {
  const latest = useQuery({
    ...readQuery(notificationEndpoints.notifications, {}, latestNotifications),
    select: (page) => page.data,
  });
  return (
    <QueryView query={latest} {...panelStates}>
      {(notifications) => (
        <Numbered messages={notifications.map(({ id, inAppMessage }) => ({ id, message: inAppMessage }))} />
      )}
    </QueryView>
  );
}
