import { type Change, dependantEndpoints, type ExtendedMember, type Policy, portalPaths } from '@portal/contract';
import { extendedMemberRemovalReasons, extendedRelationships, fullName, labelOf } from '@portal/domain';
import { PolicyPage } from '@portal/policy-workflow';
import { actionOn, DoneStep, usePendingActions, WithPolicy } from '@portal/policy-workflow/changes';
import { Stack, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { backToDependants } from '../adults/back-to-dependants';
import { ChangeOrRemove } from '../adults/change-or-remove';
import { LifeCards } from '../adults/life-cards';
import { PendingNotice } from '../adults/pending-notice';
import { NoMember } from './no-member';

const title = 'Extended member';
const ways = {
  update: 'UPDATE_EXTENDED_MEMBER',
  remove: 'DELETE_EXTENDED_MEMBER',
  endpoint: dependantEndpoints.deleteExtendedMember,
  reasons: extendedMemberRemovalReasons,
} as const;

/** A relative with cover of their own: cover, premium, details, what waits, and the ways to change or remove them. */
function ExtendedMemberDetailsScreen() {
  const { id = '' } = useParams();
  const [removed, setRemoved] = useState<Change | null>(null);
  if (removed) return <DoneStep change={removed} action={ways.remove} back={backToDependants} />;
  return (
    <WithPolicy title={title}>
      {(policy) => {
        const member = policy.ExtendedMembers.find((one) => one.id === id);
        if (!member) return <NoMember title={title} id={id} />;
        return <MemberPage policy={policy} member={member} onRemoved={setRemoved} />;
      }}
    </WithPolicy>
  );
}
export { ExtendedMemberDetailsScreen as Component };

interface MemberPageProps {
  policy: Policy;
  member: ExtendedMember;
  onRemoved: (change: Change) => void;
}

function MemberPage({ policy, member, onRemoved }: MemberPageProps) {
  const { data: actions } = usePendingActions();
  const waiting = actionOn(actions, 'EXTENDED_MEMBER', member.id);
  const update = portalPaths.updateExtendedMember(member.id);
  return (
    <PolicyPage title={fullName(member)} description={labelOf(extendedRelationships, member.Relationship)}>
      <Stack gap="lg">
        {waiting && <PendingNotice action={waiting} />}
        <LifeCards entityType="EXTENDED_MEMBER" life={member} policy={policy} />
        {member.Life_Status === 'ACTIVE' && !waiting && (
          <ChangeOrRemove ways={ways} to={update} policy={policy} life={member} onRemoved={onRemoved}>
            <Text>
              Is it the premium? You can also <Link to={update}>choose a smaller cover</Link>.
            </Text>
          </ChangeOrRemove>
        )}
      </Stack>
    </PolicyPage>
  );
}
