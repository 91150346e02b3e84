import { type Policy } from '@portal/contract';
import { personCoverView } from '@portal/domain';
import { useIsServicing, useToday } from '@portal/policy-workflow';
import { useCoverToday } from '@portal/policy-workflow/cover';
import { PersonCoverCard } from '@portal/ui-kit/data';

/** What one person is covered for today, as the cover card of home says it. */
export default function PersonCover({ policy, id }: { policy: Policy; id: string }) {
  const audience = useIsServicing() ? 'others' : 'family';
  const view = personCoverView(policy, useCoverToday(policy), id, { today: useToday(), audience });
  return view && <PersonCoverCard person={view.person} next={view.next} />;
}
