import { useApi } from '@portal/api-client';
import { notificationAdditions } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';

/** Marks a message as read. When that fails it stays new: nothing is lost, and nobody has to know. */
export function useMarkRead() {
  const api = useApi();
  const client = useQueryClient();
  return async (id: string): Promise<void> => {
    const answer = await api.call(notificationAdditions.readNotification, { id });
    if (answer.success) await client.invalidateQueries({ queryKey: ['read', {}] });
  };
}
