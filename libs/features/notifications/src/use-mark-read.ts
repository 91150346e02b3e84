import { everything, sendWrite, writeMutation } from '@portal/api-client';
import { notificationAdditions } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';

/** Marks a message as read. When that fails it stays new: nothing is lost, and nobody has to know. */
export function useMarkRead() {
  const client = useQueryClient();
  return (id: string): void =>
    void sendWrite(client, writeMutation(notificationAdditions.readNotification, { id }, { whenDone: everything }));
}
