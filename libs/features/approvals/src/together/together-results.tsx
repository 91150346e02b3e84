import { type ApprovedTogether, type QueuedApproval } from '@portal/contract';
import { Alert, Badge, Button, Card, Cluster, Heading, List, Stack, Text } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { requestInWords } from './together-question';

/** What became of a request, beside what it was. */
export type TogetherResult = ApprovedTogether[number] & { request: QueuedApproval | undefined };

interface TogetherResultsProps {
  results: readonly TogetherResult[];
  onClose: () => void;
}

/** What became of each request that was approved together; it takes the focus of the question that is gone. */
export function TogetherResults({ results, onClose }: TogetherResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [results]);
  const approved = results.filter((one) => one.approved).length;
  return (
    <Card as="section" aria-labelledby="together-results">
      <Stack gap="md">
        <Heading level={2} size="md" id="together-results" ref={heading} tabIndex={-1}>
          {`${approved} of ${results.length} approved`}
        </Heading>
        {approved < results.length && (
          <Alert tone="warning">Those that were not approved wait as before. Decide on each by itself.</Alert>
        )}
        <List kind="plain">
          {results.map(({ id, approved: isApproved, message, request }) => (
            <li key={id}>
              <Cluster>
                <span>{request ? requestInWords(request) : id}</span>
                <Badge tone={isApproved ? 'green' : 'amber'}>{isApproved ? 'Approved' : 'Not approved'}</Badge>
              </Cluster>
              {message && <Text size="sm">{message}</Text>}
            </li>
          ))}
        </List>
        <div>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
