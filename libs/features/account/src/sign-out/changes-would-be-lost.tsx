import { portalPaths } from '@portal/contract';
import { Button, buttonStyle, Card, Cluster, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

interface ChangesWouldBeLostProps {
  /** How many wait, at least one. */
  count: number;
  onSignOut: () => void;
}

/** Stands before signing out destroys what has not been sent. */
export const ChangesWouldBeLost = ({ count, onSignOut }: ChangesWouldBeLostProps) => (
  <Container width="narrow">
    <Card>
      <Stack gap="md">
        <Heading level={1}>
          {count === 1 ? 'A change has not been sent' : `${count} changes have not been sent`}
        </Heading>
        <Text>
          {count === 1
            ? 'It waits on this phone. Signing out removes it, and it would be lost.'
            : 'They wait on this phone. Signing out removes them, and they would be lost.'}
        </Text>
        <Cluster>
          <Link className={buttonStyle('primary')} to={portalPaths.home()}>
            See pending changes
          </Link>
          <Button variant="danger" onClick={onSignOut}>
            Sign out and lose {count === 1 ? 'it' : 'them'}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  </Container>
);
