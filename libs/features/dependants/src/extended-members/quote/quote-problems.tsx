import { formatCover } from '@portal/domain';
import { Alert, Button, List, Stack, Text } from '@portal/ui-kit';
import { type MemberQuote } from './use-member-quote';

const sentences = {
  failed: 'The premiums could not be worked out. What you typed is kept.',
  offline: 'You are offline. We work out the premiums as soon as there is a network.',
  unchanged: 'At this age the cover stays as it is. You can change the other details.',
};

/** What stands between somebody and an amount: an age, a limit, or a quote that did not come, and how to go on. */
export function QuoteProblems({ quote: { request, state, notOffered, again, priced } }: { quote: MemberQuote }) {
  return (
    <>
      {request && !request.success && (
        <Alert tone="warning">{priced.member ? sentences.unchanged : request.message}</Alert>
      )}
      {(state === 'failed' || state === 'offline') && (
        <Alert tone="error" role="alert">
          <Stack gap="sm">
            <Text>{sentences[state]}</Text>
            <div>
              <Button variant="secondary" onClick={again}>
                Request the quote again
              </Button>
            </div>
          </Stack>
        </Alert>
      )}
      {notOffered.length > 0 && (
        <div>
          <Text tone="muted">Not possible:</Text>
          <List>
            {notOffered.map(({ covers, reason }) => (
              <li key={reason}>
                {covers.map(formatCover).join(' and ')}. {reason}.
              </li>
            ))}
          </List>
        </div>
      )}
    </>
  );
}
