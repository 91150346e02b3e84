import { type Change, dependantEndpoints, type Policy, portalPaths, type Spouse } from '@portal/contract';
import { fullName, spouseRemovalReasons } from '@portal/domain';
import { PolicyPage } from '@portal/policy-workflow';
import { actionOn, DoneStep, RemoveRecord, usePendingActions, WithPolicy } from '@portal/policy-workflow/changes';
import { Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { backToDependants } from '../adults/back-to-dependants';
import { ChangeOrRemove } from '../adults/change-or-remove';
import { LifeCards } from '../adults/life-cards';
import { PendingNotice } from '../adults/pending-notice';
import { RemovalConsequence } from '../adults/removal-consequence';
import { AddSpouseLink } from './add-spouse-link';
import { NoSpouse } from './no-spouse';

/** The spouse: cover, details, what waits, and the ways to change or remove them. */
function SpouseDetailsScreen() {
  const [removed, setRemoved] = useState<Change | null>(null);
  if (removed) return <DoneStep change={removed} action="DELETE_SPOUSE" back={backToDependants} />;
  return (
    <WithPolicy title="Spouse">
      {(policy) =>
        policy.Spouse ? <SpousePage policy={policy} spouse={policy.Spouse} onRemoved={setRemoved} /> : <NoSpouse />
      }
    </WithPolicy>
  );
}
export { SpouseDetailsScreen as Component };

interface SpousePageProps {
  policy: Policy;
  spouse: Spouse;
  onRemoved: (change: Change) => void;
}

function SpousePage({ policy, spouse, onRemoved }: SpousePageProps) {
  const { data: actions } = usePendingActions();
  const waiting = actionOn(actions, 'SPOUSE', null);
  return (
    <PolicyPage title={fullName(spouse)} description="Your spouse">
      <Stack gap="lg">
        {waiting && <PendingNotice action={waiting} />}
        <LifeCards entityType="SPOUSE" life={spouse} policy={policy} />
        {spouse.Life_Status === 'DECEASED' && !waiting && <AddSpouseLink />}
        {spouse.Life_Status === 'ACTIVE' && !waiting && (
          <ChangeOrRemove update="UPDATE_SPOUSE" remove="DELETE_SPOUSE" to={portalPaths.updateSpouse()}>
            <RemoveRecord
              action="DELETE_SPOUSE"
              endpoint={dependantEndpoints.deleteSpouse}
              record={spouse}
              name={fullName(spouse)}
              reasons={spouseRemovalReasons}
              consequence={<RemovalConsequence policy={policy} life={spouse} />}
              onDone={onRemoved}
            />
          </ChangeOrRemove>
        )}
      </Stack>
    </PolicyPage>
  );
}
