import { readQuery } from '@portal/api-client';
import { type FailedMessages as Found, messageAdditions } from '@portal/contract';
import { QueryView } from '@portal/policy-workflow';
import { SkeletonText, Stack, Text, TitledCard } from '@portal/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedMessageLine } from './failed-message-line';

const failedMessagesQuery = () => readQuery(messageAdditions.failedMessages, {});

/** Text messages that did not reach anybody, to send again. Where there are none nothing is shown. */
export function FailedMessages() {
  const client = useQueryClient();
  const found = useQuery({ ...failedMessagesQuery(), staleTime: 0, refetchOnWindowFocus: false });
  const [said, setSaid] = useState('');
  const settle = (id: string, words: string) => {
    setSaid(words);
    client.setQueryData(failedMessagesQuery().queryKey, (before) => before && without(before, id));
  };
  if (found.data === undefined && found.errorUpdateCount === 0) return null;
  if (found.data?.messages.length === 0 && said === '') return null;
  return (
    <TitledCard title="Messages that could not be sent">
      <Text size="sm" tone="success" role="status">
        {said}
      </Text>
      <QueryView
        query={found}
        loading={<SkeletonText lines={3} />}
        failed="The messages that could not be sent could not be loaded"
      >
        {({ messages, hasMore }) => (
          <>
            <Stack as="ul" gap="md" role="list">
              {messages.map((message) => (
                <FailedMessageLine
                  key={message.id}
                  message={message}
                  onSettled={(words) => settle(message.id, words)}
                />
              ))}
            </Stack>
            {hasMore && <Text tone="muted">There are more. They show once these are sent.</Text>}
          </>
        )}
      </QueryView>
    </TitledCard>
  );
}

const without = (before: Found, id: string): Found => ({
  messages: before.messages.filter((message) => message.id !== id),
  hasMore: before.hasMore,
});
