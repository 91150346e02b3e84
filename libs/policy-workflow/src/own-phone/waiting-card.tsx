import { actionTypes, formatDate, labelOf, timeInJohannesburg, todayInJohannesburg } from '@portal/domain';
import { useUser } from '@portal/auth';
import { Badge, Button, Card, Cluster, Heading, Stack, Text, toast } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { clockAtom } from '../today';
import { useOnline } from '../use-online';
import { useSelectedPolicyNumber } from '../selected-policy';
import { changeAgain, removeWaiting, sendFromThisPhone } from './send-from-this-phone';
import { nextOf, type WaitingChange } from './waiting-changes';

interface WaitingCardProps {
  change: WaitingChange;
  /** Its answers stand in its form again. */
  onTakenBack: (change: WaitingChange) => void;
}

const gone = 'This has been sent, or it may have been. It waits no more for you to change it.';

/** A change that waits on this phone: why, and what can be done about it. Never shown as sent. */
export function WaitingCard({ change, onTakenBack }: WaitingCardProps) {
  const client = useQueryClient();
  const { now } = useAtomValue(clockAtom);
  const isOnline = useOnline();
  const isKnown = useUser().whoAmI.data?.userId === change.userId;
  const selected = useSelectedPolicyNumber();
  const isOfAnother = selected !== null && selected !== change.policyNumber;
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const next = nextOf(change, now());
  const isBound = next === 'goes-out' && change.wasTried;
  const at = new Date(change.at);

  const doing = (work: () => Promise<unknown>) => async () => {
    setIsBusy(true);
    await work().finally(() => setIsBusy(false));
  };
  const takeBack = doing(async () => {
    if (await changeAgain(client, change, now)) onTakenBack(change);
    else toast.error(gone);
  });
  const remove = doing(async () => (await removeWaiting(client, change, now)) || toast.error(gone));
  const send = doing(() => sendFromThisPhone(client, change.userId, now));

  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap="md">
        <Cluster justify="between" align="baseline">
          <Heading level={2} size="md" id={id}>
            {labelOf(actionTypes, change.action)}
          </Heading>
          <Badge tone={next === 'goes-out' ? 'amber' : 'red'}>
            {next === 'goes-out' ? 'Waiting on this phone' : 'Not sent'}
          </Badge>
        </Cluster>
        <Text role="status">{sentenceOf(change, next, isOnline)}</Text>
        <Text size="sm" tone="muted">
          {isOfAnother && `For policy ${change.policyNumber}. `}Confirmed on {formatDate(todayInJohannesburg(at))} at{' '}
          {timeInJohannesburg(at)}.
        </Text>
        <Cluster>
          {next === 'goes-out' && isOnline && isKnown && (
            <Button state={isBusy ? 'busy' : 'idle'} onClick={() => void send()}>
              Send now
            </Button>
          )}
          {!isBound && (
            <>
              <Button variant="secondary" disabled={isBusy} onClick={() => void takeBack()}>
                {next === 'goes-out' ? 'Change' : 'Check and send again'}
              </Button>
              <Button variant="quiet" disabled={isBusy} onClick={() => void remove()}>
                Remove
              </Button>
            </>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

const mayHaveArrived = 'It may have arrived: look at your requests before you send it again.';

function sentenceOf({ wasTried, refusal }: WaitingChange, next: ReturnType<typeof nextOf>, isOnline: boolean): string {
  if (next === 'was-refused') return `Not sent: ${refusal} Your answers are still here.`;
  if (next === 'too-old') {
    return `Not sent: it has waited too long to go out by itself. ${wasTried ? mayHaveArrived : 'Nothing has been sent.'}`;
  }
  const until = isOnline ? 'We try again every minute.' : 'We send it as soon as there is a network.';
  const waits = isOnline ? 'Waiting for the service.' : 'Waiting for a network.';
  return wasTried
    ? `${waits} No answer has come, so we do not know whether it arrived. ${until} It counts once.`
    : `${waits} Nothing has been sent yet. ${until}`;
}
