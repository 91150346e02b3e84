import { Button, Text } from '@portal/ui-kit';
import { useTakeOldest } from './use-take-oldest';

/** Takes on the request that waits longest, whatever the list shows, and opens it. */
export function TakeOldest() {
  const { take, state, says } = useTakeOldest();
  return (
    <>
      <Button state={state} onClick={() => void take()}>
        Take the oldest
      </Button>
      <Text size="sm" role="status">
        {says}
      </Text>
    </>
  );
}
