import { type Change, dependantEndpoints, type Policy, portalPaths, type Spouse } from '@portal/contract';
import { fullName, spouseRemovalReasons } from '@portal/domain';
import { PolicyPage } from '@portal/policy-workflow';
import { actionOn, DoneStep, usePendingActions, WithPolicy } from '@portal/policy-workflow/changes';
import { Stack } from '@portal/ui-kit';
import { useState } from 'react';
import { backToDependants } from '../adults/back-to-dependants';
import { ChangeOrRemove } from '../adults/change-or-remove';
import { LifeCards } from '../adults/life-cards';
import { PendingNotice } from '../adults/pending-notice';
import { AddSpouseLink } from './add-spouse-link';
import { NoSpouse } from './no-spouse';

const ways = {
  update: 'UPDATE_SPOUSE',
  remove: 'DELETE_SPOUSE',
  endpoint: dependantEndpoints.deleteSpouse,
  reasons: spouseRemovalReasons,
} as const;

/** The spouse: cover, details, what waits, and the ways to change or remove them. */
function SpouseDetailsScreen() {
  const [removed, setRemoved] = useState<Change | null>(null);
  if (removed) return <DoneStep change={removed} action={ways.remove} back={backToDependants} />;
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
          <ChangeOrRemove
            ways={ways}
            to={portalPaths.updateSpouse()}
            policy={policy}
            life={spouse}
            onRemoved={onRemoved}
          />
        )}
      </Stack>
    </PolicyPage>
  );
}
