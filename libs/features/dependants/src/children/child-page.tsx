import { type Change, type Child, dependantEndpoints, type Policy, portalPaths } from '@portal/contract';
import { ages, childRelationships, childRemovalReasons, fullName, labelOf } from '@portal/domain';
import { PolicyPage, useToday } from '@portal/policy-workflow';
import { actionOn, detailRows, usePendingActions } from '@portal/policy-workflow/changes';
import { DescriptionList, Stack, TitledCard } from '@portal/ui-kit';
import { ChangeOrRemove } from '../adults/change-or-remove';
import { PendingNotice } from '../adults/pending-notice';
import { ageInWords } from '../shared/age-in-words';
import { ChildCover } from './child-cover';
import { childEvents } from './child-events';
import { ChildEvents } from './child-events-card';

interface ChildPageProps {
  policy: Policy;
  child: Child;
  onRemoved: (change: Change) => void;
}

const studies = ['Is_Student', 'Institution_Name', 'Study_Year', 'Proof_Of_Study_Until'];
const notDetails = [...studies, 'Cover_Amount', 'Cover_Start_Date', 'Waiting_Period_End_Date', 'Life_Status'];

const ways = {
  update: 'UPDATE_CHILD',
  remove: 'DELETE_CHILD',
  endpoint: dependantEndpoints.deleteChild,
  reasons: childRemovalReasons,
} as const;

/** All that is known about a child who is on the policy, and what can be done. */
export function ChildPage({ policy, child, onRemoved }: ChildPageProps) {
  const { data: actions } = usePendingActions();
  const today = useToday();
  const waiting = actionOn(actions, 'CHILD', child.id);
  const update = portalPaths.updateChild(child.id);
  const details = Object.keys(child).filter((field) => !notDetails.includes(field));
  const isOpen = child.Life_Status === 'ACTIVE' && !waiting;
  const relationship = labelOf(childRelationships, child.Relationship);
  return (
    <PolicyPage title={fullName(child)} description={`${relationship}, ${ageInWords(child.Age)}`}>
      <Stack gap="lg">
        {waiting && <PendingNotice action={waiting} />}
        <ChildCover child={child} policy={policy} />
        <ChildEvents events={childEvents(child, policy.Product, today)} childId={isOpen ? child.id : null} />
        <Details title="Details" rows={detailRows('CHILD', child, details)} />
        {child.Age >= ages.adult && <Details title="Studies" rows={detailRows('CHILD', child, studies)} />}
        {isOpen && <ChangeOrRemove ways={ways} to={update} policy={policy} life={child} onRemoved={onRemoved} />}
      </Stack>
    </PolicyPage>
  );
}

const Details = ({ title, rows }: { title: string; rows: ReturnType<typeof detailRows> }) => (
  <TitledCard title={title}>
    <DescriptionList rows={rows} />
  </TitledCard>
);
