import { type Policy, portalPaths } from '@portal/contract';
import { shareCoverAddress, useCoverToday } from '@portal/policy-workflow/cover';
import { Cluster, SkeletonCard, Stack } from '@portal/ui-kit';
import { MainAndSide } from '@portal/ui-kit/data';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FamilyCover } from './cover/family-cover';
import { Beneficiaries } from './lives/beneficiaries';

const ToDoList = lazy(async () => ({ default: (await import('./after-cover')).ToDoList }));
const BesideCover = lazy(async () => ({ default: (await import('./after-cover')).BesideCover }));

/** The policy as its holder finds it at home: the answer first, then what needs them, then the rest. */
export function PolicyAtHome({ policy }: { policy: Policy }) {
  const cover = useCoverToday(policy);
  return (
    <Stack gap="lg">
      <MainAndSide
        side={
          <Suspense fallback={<SkeletonCard />}>
            <BesideCover policy={policy} />
          </Suspense>
        }
      >
        <FamilyCover policy={policy} cover={cover} audience="family" />
        <Cluster>
          <Link to={portalPaths.somebodyDiedGuide()}>Somebody has died</Link>
          {cover.covered > 0 && <Link to={shareCoverAddress}>Share or print</Link>}
        </Cluster>
        <Suspense fallback={null}>
          <ToDoList policy={policy} cover={cover} />
        </Suspense>
      </MainAndSide>
      <Beneficiaries policy={policy} />
    </Stack>
  );
}
