import { additionsOf, usePendingActions } from '@portal/policy-workflow/changes';
import { NotHere } from '../adults/not-here';
import { AddSpouseLink } from './add-spouse-link';

/** The policy covers no spouse: who waits to join, or the way to add one. */
export function NoSpouse() {
  const { data: actions } = usePendingActions();
  const [waiting] = additionsOf(actions, 'SPOUSE');
  return (
    <NotHere title="Spouse" sentence="Your policy does not cover a spouse." waiting={waiting}>
      {!waiting && <AddSpouseLink />}
    </NotHere>
  );
}
