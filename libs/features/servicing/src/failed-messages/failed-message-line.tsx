import { useWrite, writeMutation } from '@portal/api-client';
import { type FailedMessage, messageAdditions } from '@portal/contract';
import { messageFailure } from '@portal/contract/words';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { Button, Cluster, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { LetterToPrint } from './letter-to-print';

interface FailedMessageLineProps {
  message: FailedMessage;
  /** Told what is to be said once the message is not on the list any more. */
  onSettled: (words: string) => void;
}

/** One message: what it is about, why it failed, and where it goes when it is sent again. A letter may have been posted by hand instead. */
export function FailedMessageLine({ message, onSettled }: FailedMessageLineProps) {
  const { id, policyNumber, title, sentToMasked, nextToMasked, isSameNumber, letter, failedAt } = message;
  const receiver = letter ? 'address' : 'number';
  const again = useWrite(writeMutation(messageAdditions.sendMessageAgain, { id }));
  const posted = useWrite(writeMutation(messageAdditions.letterPosted, { id }));
  const failure = again.failure ?? posted.failure;

  const sendAgain = async () => {
    const answer = await again.send();
    if (answer.success) onSettled(`${title} is on its way to ${answer.data.sentTo}.`);
    else if (answer.status === 409) onSettled(answer.message);
  };
  const notePosted = async () => {
    const answer = await posted.send();
    if (answer.success) onSettled(`Noted as posted to ${answer.data.postedTo}: ${title}.`);
    else if (answer.status === 409) onSettled(answer.message);
  };
  const which = (
    <VisuallyHidden>
      : {title}
      {policyNumber && `, policy ${policyNumber}`}
    </VisuallyHidden>
  );

  return (
    <li>
      <Stack gap="xs">
        <Text as="strong">{title}</Text>
        <Text size="sm" tone="muted">
          {policyNumber && `Policy ${policyNumber}. `}
          {letter ? 'Letter to' : 'To'} {sentToMasked}, {formatDate(todayInJohannesburg(new Date(failedAt)))}.{' '}
          {messageFailure(message)}.
        </Text>
        <Text size="sm">
          {isSameNumber
            ? `The ${receiver} has not changed. Correct it first if it is wrong.`
            : `The ${receiver} on the policy is now ${nextToMasked}.`}
        </Text>
        {letter && <LetterToPrint {...letter} />}
        <Cluster>
          {letter && (
            <Button variant="secondary" state={posted.state} onClick={() => void notePosted()}>
              I posted it{which}
            </Button>
          )}
          <Button variant="secondary" state={again.state} onClick={() => void sendAgain()}>
            Send again{which}
          </Button>
        </Cluster>
        {failure && (
          <Text size="sm" tone="danger" role="alert">
            {failure.message}
          </Text>
        )}
      </Stack>
    </li>
  );
}
