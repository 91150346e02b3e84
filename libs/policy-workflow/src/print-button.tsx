import { Button, Cluster } from '@portal/ui-kit';

/** Prints the page that it stands on. */
export const PrintButton = () => (
  <Cluster>
    <Button variant="secondary" onClick={() => print()}>
      Print this page
    </Button>
  </Cluster>
);
