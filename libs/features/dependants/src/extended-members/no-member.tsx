import { notCoveredYetSentence } from '@portal/domain';
import { additionsOf, usePendingActions } from '@portal/policy-workflow/changes';
import { NotHere } from '../adults/not-here';

/** Nobody with this id is covered: they wait to join, or the address is an old one. */
export function NoMember({ title, id }: { title: string; id: string }) {
  const { data: actions } = usePendingActions();
  const waiting = additionsOf(actions, 'EXTENDED_MEMBER').find(({ entityId }) => entityId === id);
  return (
    <NotHere
      title={title}
      sentence={waiting ? `${notCoveredYetSentence('This person')}.` : 'This person is not on your policy.'}
      waiting={waiting}
    />
  );
}
