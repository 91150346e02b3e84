import { optionalAreas, type Policy } from '@portal/contract';
import { useReportDeathPath, useToday, WhereCall } from '@portal/policy-workflow';
import { usePendingActions } from '@portal/policy-workflow/changes';
import { useOpenClaims } from '@portal/policy-workflow/claims';
import { coverWithRequests, shareCoverAddress } from '@portal/policy-workflow/cover';
import { keptHeadline, type KeptCopy } from '@portal/policy-workflow/own-phone';
import { Cluster, lazyPart, SkeletonCard, Stack } from '@portal/ui-kit';
import { MainAndSide } from '@portal/ui-kit/data';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ReportedDead } from './alive/reported-dead';
import { drawnCover } from './cover/drawn-cover';
import { FamilyCover } from './cover/family-cover';
import { Beneficiaries } from './lives/beneficiaries';

const OpenClaims = lazyPart(async () => ({ default: (await import('./after-cover')).OpenClaims }));
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
  const reportDeath = useReportDeathPath();
  const { data: actions = [] } = usePendingActions();
  const claims = useOpenClaims();
  const today = useToday();
  const cover = policy && coverWithRequests(policy, { actions, claims, today });
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
        {policy && <ReportedDead />}
        <FamilyCover cover={drawn} headline={headline} />
        {policy && cover && (
          <>
            <Cluster>
              <Link to={reportDeath}>Somebody has died</Link>
              {cover.covered > 0 && (
                <WhereCall row={optionalAreas.certificates}>
                  <Link to={shareCoverAddress}>Share or print</Link>
                </WhereCall>
              )}
            </Cluster>
            <Suspense fallback={null}>
              <OpenClaims />
              <ToDoList policy={policy} cover={cover} />
            </Suspense>
          </>
        )}
      </MainAndSide>
      {policy && <Beneficiaries policy={policy} />}
    </Stack>
  );
}
