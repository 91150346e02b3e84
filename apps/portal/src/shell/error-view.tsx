import { portalPaths } from '@portal/contract';
import { ChatLink } from '@portal/policy-workflow';
import { Button, Card, Cluster, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { NotFound } from './not-found';

const isMissingPage = (error: unknown) => (error as { status?: unknown } | null | undefined)?.status === 404;

/** What is left when a screen breaks: a way on, and the error's own words for whoever helps. */
export function ErrorView() {
  const error = useRouteError();
  const [isShown, setIsShown] = useState(false);
  if (isMissingPage(error)) return <NotFound />;
  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>Something went wrong!</Heading>
          <Text>
            Nothing you saved is lost. Load the page again; if it keeps happening, please tell us what the error says.
          </Text>
          <Cluster>
            <Button onClick={() => location.reload()}>Reload the page</Button>
            <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? 'Hide Error' : 'Show Error'}
            </Button>
            <a href={portalPaths.home()}>Go to the home page</a>
            <ChatLink />
          </Cluster>
          {isShown && (
            <Text role="status">{error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown error'}</Text>
          )}
        </Stack>
      </Card>
    </Container>
  );
}
