import { type ActionType } from '@portal/domain';
import { AllowedLink, useAllowedAction } from '@portal/policy-workflow/changes';
import { Alert, Cluster } from '@portal/ui-kit';
import { type ReactNode } from 'react';

interface ChangeOrRemoveProps {
  update: ActionType;
  remove: ActionType;
  /** Where the details are changed. */
  to: string;
  /** What removes the record. */
  children: ReactNode;
}

/** What can be done with somebody covered. When neither may be asked for, for one and the same reason, it is said once. */
export function ChangeOrRemove({ update, remove, to, children }: ChangeOrRemoveProps) {
  const [updating, removing] = [useAllowedAction(update).data, useAllowedAction(remove).data];
  if (updating && removing && !updating.isAllowed && updating.reason === removing.reason) {
    return <Alert>{updating.reason}</Alert>;
  }
  return (
    <Cluster>
      <AllowedLink action={update} to={to}>
        Change details
      </AllowedLink>
      {children}
    </Cluster>
  );
}
