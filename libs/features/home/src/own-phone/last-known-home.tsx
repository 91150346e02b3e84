import { todayInJohannesburg } from '@portal/domain';
import { keptHeadline, type KeptCopy } from '@portal/policy-workflow/own-phone';
import { SkeletonCard, Stack } from '@portal/ui-kit';
import { MainAndSide } from '@portal/ui-kit/data';
import { FamilyCover } from '../cover/family-cover';
import { AsOf } from './as-of';

interface LastKnownHomeProps {
  copy: KeptCopy;
  now: Date;
}

/** What home begins with on somebody's own phone, as `PolicyAtHome` draws it while the policy is asked for: the one takes the other's place. */
export const LastKnownHome = ({ copy, now }: LastKnownHomeProps) => (
  <Stack gap="lg">
    <MainAndSide side={<SkeletonCard aria-busy="true" />}>
      <AsOf at={new Date(copy.at)} checked="checking" />
      <FamilyCover cover={copy.cover} headline={keptHeadline(copy, todayInJohannesburg(now))} />
    </MainAndSide>
  </Stack>
);
