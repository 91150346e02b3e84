import { Alert, Button, Stack, Text } from '@portal/ui-kit';
import { type usePendingActions } from '../data/use-pending-actions';

interface RequestsNotLoadedProps {
  requests: Pick<ReturnType<typeof usePendingActions>, 'data' | 'isError' | 'refetch'>;
}

/** Says that what waits on the policy could not be read, where the rest of the page could. Nothing while it is there. */
export function RequestsNotLoaded({ requests }: RequestsNotLoadedProps) {
  if (!requests.isError || requests.data) return null;
  return (
    <Alert tone="warning" role="alert">
      <Stack gap="sm">
        <Text>Requests that wait for approval could not be loaded.</Text>
        <Button variant="secondary" onClick={() => void requests.refetch()}>
          Reload
        </Button>
      </Stack>
    </Alert>
  );
}
