import { Alert, buttonStyle, Card, Heading, List, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { ways } from '../shared/back';
import { MandateLink } from '../shared/mandate-link';
import { type After, isStillPaidOtherwise, whatNext } from './what-next';

/** What happens next, once a change is sent, and the step that is left where there is one. */
export function NextSteps(after: After) {
  const sentences = whatNext(after);
  return (
    <>
      {isStillPaidOtherwise(after) && (
        <Alert tone="warning">
          <Stack gap="sm">
            <Text>One step is left: choose the debit order from this account. You confirm it with another PIN.</Text>
            <div>
              <Link className={buttonStyle('primary')} to={ways.day}>
                Choose the debit order
              </Link>
            </div>
          </Stack>
        </Alert>
      )}
      {sentences.length > 0 && (
        <Card>
          <Stack gap="sm">
            <Heading level={2} size="md">
              What happens next
            </Heading>
            <List>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </List>
            {after.call.action === 'UPDATE_BANKING_DETAILS' && (
              <div>
                <MandateLink />
              </div>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
