import { inAppPath } from '@portal/auth';
import { type Notification } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { Badge, Card, Cluster, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** One notification with its date, and the way to what it is about: only to a page of ours. */
export function NotificationCard({ notification }: { notification: Notification }) {
  const { title, inAppMessage, createdAt, isRead, policyNumber, actionUrl } = notification;
  const path = inAppPath(actionUrl);
  return (
    <Card as="article">
      <Stack gap="sm">
        <Cluster justify="between">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {!isRead && <Badge tone="blue">New</Badge>}
        </Cluster>
        <Text>{inAppMessage}</Text>
        <Text size="sm" tone="muted">
          {formatDate(todayInJohannesburg(new Date(createdAt)))}
          {policyNumber && `, policy ${policyNumber}`}
        </Text>
        {path && <Link to={path}>Open</Link>}
      </Stack>
    </Card>
  );
}
