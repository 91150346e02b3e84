import { type Policy, portalPaths } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { usePendingActions } from '@portal/policy-workflow/changes';
import { coverWithRequests, shareCoverAddress } from '@portal/policy-workflow/cover';
import { keptHeadline, type KeptCopy } from '@portal/policy-workflow/own-phone';
import { Cluster, lazyPart, SkeletonCard, Stack } from '@portal/ui-kit';
import { MainAndSide } from '@portal/ui-kit/data';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { drawnCover } from './cover/drawn-cover';
import { FamilyCover } from './cover/family-cover';
import { Beneficiaries } from './lives/beneficiaries';

const ToDoList = lazyPart(async () => ({ default: (await import('./after-cover')).ToDoList }));
const BesideCover = lazyPart(async () => ({ default: (await import('./after-cover')).BesideCover }));

interface PolicyAtHomeProps {
  /** As the service has it now; null: it has not been read yet, or cannot be. */
  policy: Policy | null;
  /** What this phone last knew, drawn in the place of a policy that is not there. */
  lastKnown: KeptCopy | null;
  /** As of when the card is. */
  asOf?: ReactNode;
  /** Stands beneath the card where there is no policy. */
  children?: ReactNode;
}

/**
 * The policy as its holder finds it at home: the answer first, then what needs them, then the rest. One card stands there for the policy and
 * for what a phone last knew of it, so that nothing moves, loses the focus or is read out again when the one takes the other's place.
 */
export function PolicyAtHome({ policy, lastKnown, asOf, children }: PolicyAtHomeProps) {
  const { data: actions = [] } = usePendingActions();
  const today = useToday();
  const cover = policy && coverWithRequests(policy, actions, today);
  const drawn = policy && cover ? drawnCover(policy, cover, { today, audience: 'family' }) : lastKnown?.cover;
  if (!drawn) return null;
  const headline = policy || !lastKnown ? drawn.headline : keptHeadline(lastKnown, today);
  return (
    <Stack gap="lg">
      <MainAndSide
        side={
          policy ? (
            <Suspense fallback={<SkeletonCard />}>
              <BesideCover policy={policy} />
            </Suspense>
          ) : (
            children
          )
        }
      >
        {asOf}
        <FamilyCover cover={drawn} headline={headline} />
        {policy && cover && (
          <>
            <Cluster>
              <Link to={portalPaths.somebodyDiedGuide()}>Somebody has died</Link>
              {cover.covered > 0 && <Link to={shareCoverAddress}>Share or print</Link>}
            </Cluster>
            <Suspense fallback={null}>
              <ToDoList policy={policy} cover={cover} />
            </Suspense>
          </>
        )}
      </MainAndSide>
      {policy && <Beneficiaries policy={policy} />}
    </Stack>
  );
}
