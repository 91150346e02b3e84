import { type ApprovalAction, type Policy } from '@portal/contract';
import { cancellationSentence, formatDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Disclosure, List, Text, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { inceptionAge } from '../shared/holder';
import { nextEvents } from './next-events';

/** What comes next, day by day, and what stays as it is. */
export function NextCard({ policy, waiting }: { policy: Policy; waiting: readonly ApprovalAction[] }) {
  const events = nextEvents(policy, waiting, useToday());
  if (events.length === 0) return null;
  return (
    <TitledCard title="What comes next">
      <List>
        {events.map(({ date, sentence, toDo }) => (
          <li key={sentence}>
            <strong>{formatDate(date)}</strong> {sentence} {toDo && <Link to={toDo.to}>{toDo.label}</Link>}
          </li>
        ))}
      </List>
      <Disclosure summary="What does not change">
        <Text>{whatStays(policy)}</Text>
      </Disclosure>
      <Text tone="muted">{cancellationSentence}</Text>
    </TitledCard>
  );
}

/** Premium bands never move with age (docs/domain/plans.md#r5-1). */
function whatStays(policy: Policy): string {
  const own = `Your premium goes by your age when the policy began, ${inceptionAge(policy)}: it does not rise because you grow older.`;
  return policy.ExtendedMembers.length === 0
    ? own
    : `${own} The same holds for each extended member and the age at which they joined.`;
}
