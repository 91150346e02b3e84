import { todayInJohannesburg } from '@portal/domain';
import type { KeptCopy } from '@portal/policy-workflow/own-phone';
import { SkeletonCard, Stack } from '@portal/ui-kit';
import { MainAndSide } from '@portal/ui-kit/data';
import { FamilyCover } from '../cover/family-cover';
import { AsOf } from './as-of';

interface LastKnownHomeProps {
  copy: KeptCopy;
  now: Date;
}

/** What home begins with on somebody's own phone, as `PolicyAtHome` draws it while the policy is asked for: the one takes the other's place. */
export function LastKnownHome({ copy: { at, cover }, now }: LastKnownHomeProps) {
  const then = new Date(at);
  const isOfToday = todayInJohannesburg(then) === todayInJohannesburg(now);
  return (
    <Stack gap="lg">
      <MainAndSide side={<SkeletonCard aria-busy="true" />}>
        <AsOf at={then} checked="checking" />
        <FamilyCover cover={cover} headline={isOfToday ? cover.headline : cover.headlineLater} />
      </MainAndSide>
    </Stack>
  );
}
