import { Card, Heading, List, Stack } from '@portal/ui-kit';
import { MandateLink } from '../shared/mandate-link';
import { isOfAccount } from './body-for';
import { type After, whatNext } from './what-next';

/** What happens next, once a change is sent. */
export function NextSteps(after: After) {
  const sentences = whatNext(after);
  if (sentences.length === 0) return null;
  return (
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
        {isOfAccount(after.body) && (
          <div>
            <MandateLink />
          </div>
        )}
      </Stack>
    </Card>
  );
}
