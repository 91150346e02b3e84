import { isPortalAdmin, useUser } from '@portal/auth';
import { type ClaimCase, staffClaimAdditions } from '@portal/contract';
import { PanelNotices, useWorkPanel } from '@portal/policy-workflow/servicing';
import {
  Alert,
  Button,
  Card,
  Cluster,
  fetchAhead,
  Heading,
  lazyPart,
  OnScreen,
  Stack,
  Stays,
  Text,
} from '@portal/ui-kit';
import { Suspense, useEffect } from 'react';
import { useCaseWrite } from '../data/use-case-write';
import { refusalSentence } from '../shared/refusal-words';
import { takenSentence } from '../shared/taken-words';
import { useNow } from '../shared/use-now';
import { actsOf, type DecisionAct, decisionActs } from './acts';
import { clockWords } from './clock-words';
import { DueLine } from './due-line';

const fetchStep = () => import('./act-step');
/** Fetched once the claim is taken on, so that it is there before anybody decides. */
const ActStep = lazyPart(fetchStep);

/** Takes a claim on or gives it back, and decides on it. What the service says may be done is what is offered. */
export function DecisionPanel({ found }: { found: ClaimCase }) {
  const { id, takenBy, allowedActs, whyNotConfirm } = found;
  const { staff } = useUser();
  const { heading, doing, setDoing, notice, stepBack, stepDone, send } = useWorkPanel<DecisionAct>();
  const now = useNow();
  const take = useCaseWrite(staffClaimAdditions.takeClaim, { id });
  const release = useCaseWrite(staffClaimAdditions.releaseClaim, { id });
  const failure = take.failure ?? release.failure;
  const acts = actsOf(found);
  const isMine = takenBy?.isMine === true;
  const isOpenToWork = allowedActs.some((act) => act !== 'DISAGREE');
  const mayRelease = takenBy !== null && (isMine || isPortalAdmin(staff));

  useEffect(() => {
    if (isMine) fetchAhead(fetchStep);
  }, [isMine]);

  return (
    <Stays small={doing === null ? 'bar' : 'flow'}>
      <Card as="section" aria-labelledby="decision">
        <Stack gap="md">
          <Cluster justify="between" gap="xs">
            <Heading level={2} size="md" id="decision" ref={heading} tabIndex={-1}>
              Decision
            </Heading>
            <DueLine found={found} />
          </Cluster>
          <OnScreen size="wide">
            <Text size="sm" tone="muted">
              {clockWords(found.clocks)}
            </Text>
          </OnScreen>
          {(isOpenToWork || takenBy) && <Text role="status">{takenSentence(takenBy, now)}</Text>}
          <PanelNotices notice={notice} refusal={failure && refusalSentence(failure)} />
          {whyNotConfirm && takenBy?.isMine !== false && doing === null && <Alert>{whyNotConfirm}</Alert>}
          <Suspense>
            {doing !== null && <ActStep act={doing} found={found} onBack={stepBack} onDone={stepDone} />}
          </Suspense>
          {doing === null && (
            <Cluster>
              {takenBy === null && isOpenToWork && (
                <Button
                  variant={acts.length > 0 ? 'primary' : 'secondary'}
                  state={take.state}
                  onClick={() => void send(take, release)}
                >
                  Take on this claim
                </Button>
              )}
              {isMine &&
                acts.map((act, place) => (
                  <Button key={act} variant={place === 0 ? 'primary' : 'secondary'} onClick={() => setDoing(act)}>
                    {decisionActs[act]}
                  </Button>
                ))}
              {mayRelease && (
                <Button variant="quiet" state={release.state} onClick={() => void send(release, take)}>
                  {isMine ? 'Release' : `Give it back for ${takenBy.name}`}
                </Button>
              )}
            </Cluster>
          )}
        </Stack>
      </Card>
    </Stays>
  );
}
