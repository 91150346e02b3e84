import { type OpenedByTrigger } from '@portal/policy-workflow';
import { Heading, List, SkeletonText, Stack, Text } from '@portal/ui-kit';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@portal/ui-kit/menu';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NotificationsPanelProps extends OpenedByTrigger {
  /** Where "View all notifications" leads. */
  all: string;
  children: ReactNode;
}

/** What the bell opens: the latest, and the way to all. */
export const NotificationsPanel = ({ trigger, defaultOpen, all, children }: NotificationsPanelProps) => (
  <Popover defaultOpen={defaultOpen}>
    <PopoverTrigger asChild>{trigger}</PopoverTrigger>
    <PopoverContent aria-label="Notifications">
      <Stack gap="md">
        <Heading level={2} size="sm">
          Notifications
        </Heading>
        {children}
        <PopoverClose asChild>
          <Link to={all}>View all notifications</Link>
        </PopoverClose>
      </Stack>
    </PopoverContent>
  </Popover>
);

/** The states of a list of notifications, the same for everybody. */
export const panelStates = {
  loading: <SkeletonText lines={2} aria-busy="true" aria-label="Loading notifications" />,
  failed: 'An error occurred while loading notifications',
  empty: <Text tone="muted">You currently have no notifications.</Text>,
};

interface NumberedProps {
  messages: readonly { id: string; message: ReactNode }[];
}

/** Messages, numbered. */
export const Numbered = ({ messages }: NumberedProps) => (
  <List kind="number">
    {messages.map(({ id, message }) => (
      <li key={id}>{message}</li>
    ))}
  </List>
);
