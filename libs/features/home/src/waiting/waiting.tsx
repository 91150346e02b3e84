import { PendingChanges } from './pending-changes';
import { Unfinished } from './unfinished';

/** What is under way on a policy: changes that wait, and forms that were left. A chunk of its own, behind the policy. */
export default function Waiting() {
  return (
    <>
      <PendingChanges />
      <Unfinished />
    </>
  );
}
