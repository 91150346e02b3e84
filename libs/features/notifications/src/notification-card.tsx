import { inAppPath } from '@portal/auth';
import { type Notification, portalPaths } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { usePayPath } from '@portal/policy-workflow';
import { MissingDocument } from '@portal/policy-workflow/documents';
import { Badge, Button, Card, Cluster, Heading, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

interface NotificationCardProps {
  notification: Notification;
  onRead: () => void;
}

/** One notification with its date, and the way to what it is about: only to a page of ours. */
export function NotificationCard({ notification, onRead }: NotificationCardProps) {
  const { title, inAppMessage, createdAt, isRead, policyNumber, actionUrl, missingDocument } = notification;
  const payPath = usePayPath();
  const asked = inAppPath(actionUrl);
  const path = asked === portalPaths.payNow() ? payPath : asked;
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
        <MissingDocument missing={missingDocument} />
        <Text size="sm" tone="muted">
          {formatDate(todayInJohannesburg(new Date(createdAt)))}
          {policyNumber && `, policy ${policyNumber}`}
        </Text>
        <Cluster>
          {path && (
            <Link to={path} onClick={() => isRead || onRead()}>
              Open<VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          )}
          {!isRead && (
            <Button variant="quiet" onClick={onRead}>
              Mark as read<VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
