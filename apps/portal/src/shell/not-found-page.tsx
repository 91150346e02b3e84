import { portalPaths } from '@portal/contract';
import { buttonStyle, Card, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** An address that the portal does not know. */
function NotFoundPage() {
  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>Page not found</Heading>
          <Text>Could not find the page you are looking for. Please check the URL and try again.</Text>
          <div>
            <Link className={buttonStyle('primary')} to={portalPaths.home()}>
              Go back to the home page
            </Link>
          </div>
        </Stack>
      </Card>
    </Container>
  );
}
export default NotFoundPage;
