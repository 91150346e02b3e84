import { notCoveredYetSentence } from '@portal/domain';
import { additionsOf, usePendingActions } from '@portal/policy-workflow/changes';
import { NotHere } from '../adults/not-here';

/** No child with this id is covered: it waits to join, or the address is an old one. */
export function NoChild({ title, id }: { title: string; id: string }) {
  const { data: actions } = usePendingActions();
  const waiting = additionsOf(actions, 'CHILD').find(({ entityId }) => entityId === id);
  return (
    <NotHere
      title={title}
      sentence={waiting ? `${notCoveredYetSentence('This child')}.` : 'This child is not on your policy.'}
      waiting={waiting}
    />
  );
}
