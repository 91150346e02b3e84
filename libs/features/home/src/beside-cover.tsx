import { type Policy } from '@portal/contract';
import { RequestLines, usePendingActions } from '@portal/policy-workflow/changes';
import { Money } from './money/money';
import { PolicySummary } from './policy-summary/policy-summary';
import { isPolicyholdersMove } from './to-do/to-do';

/** What belongs to the cover: how the premiums stand, what others work on, which policy it is. */
export function BesideCover({ policy }: { policy: Policy }) {
  const { data: actions = [] } = usePendingActions();
  const underWay = actions.filter((action) => !isPolicyholdersMove(action));
  return (
    <>
      <Money policy={policy} />
      <RequestLines id="under-way" title="Under way" actions={underWay} />
      <PolicySummary policy={policy} />
    </>
  );
}
