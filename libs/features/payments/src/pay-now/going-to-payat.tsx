import { formatRand } from '@portal/domain';
import { Button, ButtonLink, Card, Cluster, Heading, SlowSpinnerIcon, Stack, Text } from '@portal/ui-kit';
import { type Attempt } from './attempt';

interface GoingToPayatProps {
  attempt: Attempt;
  onChange: () => void;
}

/** `14:30` of an instant, in South Africa. */
const timeOf = (instant: string) =>
  new Intl.DateTimeFormat('en-ZA', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Africa/Johannesburg',
  }).format(new Date(instant));

/** On the way to the payment page; the way on for a browser that stays, or for somebody who came back. */
export const GoingToPayat = ({ attempt, onChange }: GoingToPayatProps) => (
  <Card as="section" aria-labelledby="going-heading">
    <Stack gap="md" role="status">
      <Heading level={2} size="md" id="going-heading">
        <SlowSpinnerIcon /> Taking you to Pay@
      </Heading>
      <Text>
        You pay {formatRand(attempt.amount)} on the secure page of Pay@. It takes this payment until{' '}
        {timeOf(attempt.expiresAt)}. Afterwards it brings you back here.
      </Text>
      <Cluster>
        <ButtonLink href={attempt.redirectUrl}>Go to Pay@</ButtonLink>
        <Button variant="secondary" onClick={onChange}>
          Change the amount
        </Button>
      </Cluster>
    </Stack>
  </Card>
);
