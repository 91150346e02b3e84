import { Alert, Button, Stack, Text } from '@portal/ui-kit';

/** Says that what was typed earlier in this visit is back, and how to be rid of it. */
export const RestoredNotice = ({ onReset }: { onReset: () => void }) => (
  <Alert tone="info" role="status">
    <Stack gap="sm">
      <Text>We kept what you typed here earlier. It has not been sent yet.</Text>
      <Button variant="secondary" onClick={onReset}>
        Start again
      </Button>
    </Stack>
  </Alert>
);
