import { type Policy, type SupplementaryBenefit } from '@portal/contract';
import { whyNotBenefit } from '@portal/domain';
import { List, Text } from '@portal/ui-kit';
import { benefitHolderOf } from '../shared/holder';

/** Benefits that cannot join the policy, each with the reason; nothing about those it has. */
export function WhyNot({ policy, all }: { policy: Policy; all: readonly SupplementaryBenefit[] }) {
  const holder = benefitHolderOf(policy, all);
  const refused = all.flatMap((benefit) => {
    const reason = whyNotBenefit(benefit, holder);
    const isHeld = holder.held.some(({ id }) => id === benefit.id);
    return reason === null || isHeld ? [] : [{ id: benefit.id, sentence: `${benefit.name}. ${reason}.` }];
  });
  if (refused.length === 0) return null;
  return (
    <div>
      <Text tone="muted">Not possible:</Text>
      <List>
        {refused.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </List>
    </div>
  );
}
