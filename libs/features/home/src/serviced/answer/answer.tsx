import { type Policy } from '@portal/contract';
import { coverAnswer } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { useCoverToday } from '@portal/policy-workflow/cover';
import { drawnCover } from '../../cover/drawn-cover';
import { FamilyCover } from '../../cover/family-cover';
import { premiumAnswer } from './premium-answer';

/** What a caller asks first, as it is read aloud to them, and the people it is about. */
export function Answer({ policy }: { policy: Policy }) {
  const cover = useCoverToday(policy);
  const today = useToday();
  const answer = `${coverAnswer(cover)} ${premiumAnswer(policy, today)}`;
  return <FamilyCover cover={drawnCover(policy, cover, { today, audience: 'others' })} headline={answer} />;
}
