import { type Change, type Child, type ExtendedMember, type Policy, type Spouse } from '@portal/contract';
import { type ActionType, type CodeList, fullName } from '@portal/domain';
import { AllowedLink, type ChangeRow, RemoveRecord, useAllowedAction } from '@portal/policy-workflow/changes';
import { Alert, Cluster } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { RemovalConsequence } from './removal-consequence';

/** How a kind of person is changed and removed. */
interface WaysOut {
  readonly update: ActionType;
  readonly remove: ActionType;
  /** What removes the record. */
  readonly endpoint: ChangeRow;
  readonly reasons: CodeList;
}

interface ChangeOrRemoveProps {
  ways: WaysOut;
  /** Where the details are changed. */
  to: string;
  policy: Policy;
  life: Spouse | Child | ExtendedMember;
  onRemoved: (change: Change) => void;
  /** What else may help before somebody is removed: another way out. */
  children?: ReactNode;
}

/** What can be done with somebody covered. When neither may be asked for, for one and the same reason, it is said once. */
export function ChangeOrRemove({ ways, to, policy, life, onRemoved, children }: ChangeOrRemoveProps) {
  const { update, remove, endpoint, reasons } = ways;
  const [updating, removing] = [useAllowedAction(update).data, useAllowedAction(remove).data];
  if (updating && removing && !updating.isAllowed && updating.reason === removing.reason) {
    return <Alert>{updating.reason}</Alert>;
  }
  return (
    <Cluster>
      <AllowedLink action={update} to={to}>
        Change details
      </AllowedLink>
      <RemoveRecord
        action={remove}
        endpoint={endpoint}
        record={life}
        name={fullName(life)}
        reasons={reasons}
        consequence={
          <RemovalConsequence policy={policy} life={life}>
            {children}
          </RemovalConsequence>
        }
        onDone={onRemoved}
      />
    </Cluster>
  );
}
