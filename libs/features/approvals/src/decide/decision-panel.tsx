import { type ApprovalAction, type ApprovalCase } from '@portal/contract';
import { PanelNotices, useWorkPanel } from '@portal/policy-workflow/servicing';
import { Alert, Button, Card, Heading, Stack, Stays, Text } from '@portal/ui-kit';
import { useNow } from '../shared/use-now';
import { ApproveStep } from './approve-step';
import { AskStep } from './ask-step';
import { ConsentStep } from './consent-step';
import { DeclineStep } from './decline-step';
import { DecisionButtons, type Doing } from './decision-buttons';
import { refusalSentence } from './refusal-messages';
import { takenSentence } from './taken-messages';
import { type CaseCalls } from './use-case-calls';

interface DecisionPanelProps {
  found: ApprovalCase;
  calls: CaseCalls;
  onDecided: (action: ApprovalAction) => void;
}

/** Takes a request on or gives it back, and decides on it. What the service says may be done is what is offered. */
export function DecisionPanel({ found, calls, onDecided }: DecisionPanelProps) {
  const { takenBy, canDecide, canRecordConsent, canRelease, whyNot } = found;
  const { heading, doing, setDoing, notice, stepBack, stepDone, send } = useWorkPanel<Doing>(calls.readAgain);
  const now = useNow();
  const { take, release } = calls;
  const failure = take.failure ?? release.failure;
  const onAsked = () => {
    stepDone('The policyholder was asked. The request stays with you.');
    void calls.readAgain();
  };

  const isOpen = canDecide || canRecordConsent;
  const steps = { found, calls, onDecided, onBack: stepBack };
  return (
    <Stays small={doing === null ? 'bar' : 'flow'}>
      <Card as="section" aria-labelledby="decision">
        <Stack gap="md">
          <Heading level={2} size="md" id="decision" ref={heading} tabIndex={-1}>
            Decision
          </Heading>
          {found.action.status === 'PENDING' && <Text role="status">{takenSentence(takenBy, now)}</Text>}
          <PanelNotices notice={notice} refusal={failure && refusalSentence(failure)} />
          {!isOpen && whyNot && <Alert>{whyNot}</Alert>}
          {doing === 'approve' && <ApproveStep {...steps} />}
          {doing === 'decline' && <DeclineStep {...steps} />}
          {doing === 'consent' && <ConsentStep {...steps} />}
          {doing === 'ask' && <AskStep found={found} calls={calls} onBack={stepBack} onAsked={onAsked} />}
          {doing === null && (
            <Stack gap="sm">
              {takenBy === null && isOpen && (
                <Button state={take.state} onClick={() => void send(take, release)}>
                  Take on this request
                </Button>
              )}
              {takenBy?.isMine && <DecisionButtons found={found} onDo={setDoing} />}
              {canRelease && (
                <Button variant="quiet" state={release.state} onClick={() => void send(release, take)}>
                  {takenBy?.isMine === false ? `Give it back for ${takenBy.name}` : 'Release'}
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      </Card>
    </Stays>
  );
}
