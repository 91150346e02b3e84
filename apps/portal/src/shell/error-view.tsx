import { portalPaths } from '@portal/contract';
import { ChatLink } from '@portal/policy-workflow';
import { Button, Card, Cluster, Container, Heading, Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { NotFound } from './not-found';

const isMissingPage = (error: unknown) => (error as { status?: unknown } | null | undefined)?.status === 404;

/** As the browsers, and Vite, word that a file of the portal could not be had; with a network it may be gone for good. */
const isNotHere = (error: unknown) =>
  !navigator.onLine && error instanceof Error && /module|preload/.test(error.message);

/**
 * What is left when a screen breaks: a way on, and the error's own words for whoever helps. Without a network, where a page was never
 * fetched, nothing is broken, and it says so.
 */
export function ErrorView() {
  const error = useRouteError();
  const [isShown, setIsShown] = useState(false);
  if (isMissingPage(error)) return <NotFound />;
  const isMissing = isNotHere(error);
  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>{isMissing ? 'This page could not be loaded' : 'Something went wrong!'}</Heading>
          <Text>
            Nothing you saved is lost.{' '}
            {isMissing
              ? 'There is no network: try again when there is one.'
              : 'Load the page again; if it keeps happening, please tell us what the error says.'}
          </Text>
          <Cluster>
            <Button onClick={() => location.reload()}>Reload the page</Button>
            {!isMissing && (
              <Button variant="secondary" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
                {isShown ? 'Hide Error' : 'Show Error'}
              </Button>
            )}
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
