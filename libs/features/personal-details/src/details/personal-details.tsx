import { accessLogAdditions, type ApprovalAction, type MainMember, portalPaths } from '@portal/contract';
import { PolicyPage, WhereCall } from '@portal/policy-workflow';
import { useAllowedAction } from '@portal/policy-workflow/changes';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { addressNames, contactNames, identityNames, workNames } from '../shared/member-fields';
import { ChangeLink } from './change-link';
import { CorrectionLink } from './correction-link';
import { consentRows, memberRows } from './member-rows';
import { SectionCard } from './section-card';
import { PendingChanges } from './pending-changes';

interface PersonalDetailsProps {
  member: MainMember;
  /** Changes of the policyholder that wait. */
  changes: readonly ApprovalAction[];
}

/** Everything we know about the policyholder, section by section, each with its way to change it. */
export function PersonalDetails({ member, changes }: PersonalDetailsProps) {
  const { data: rule } = useAllowedAction('UPDATE_CONTACT');
  return (
    <PolicyPage title="Personal details" description="What we know about you, and how we reach you.">
      <Stack gap="lg">
        {rule && !rule.isAllowed && <Alert>{rule.reason}</Alert>}
        {changes.map((action) => (
          <PendingChanges key={action.id} action={action} />
        ))}
        <SectionCard title="Who you are" rows={memberRows(member, identityIn(member))} way={<CorrectionLink />} />
        <SectionCard
          title="Cellphone"
          rows={memberRows(member, ['Cell_Number'])}
          way={<ChangeLink section="cellphone" />}
        />
        <SectionCard title="Contact" rows={memberRows(member, contactNames)} way={<ChangeLink section="contact" />} />
        <SectionCard
          title="Addresses"
          rows={memberRows(member, addressesIn(member))}
          way={<ChangeLink section="address" />}
        />
        <SectionCard
          title="Family and work"
          rows={memberRows(member, workNames)}
          way={<ChangeLink section="family" />}
        />
        <SectionCard title="Offers you agreed to" rows={consentRows(member)} way={<ChangeLink section="offers" />} />
        <WhereCall row={accessLogAdditions.accessLog}>
          <Text>
            Whenever one of our staff opens your policy, it is written down.{' '}
            <Link to={portalPaths.accessLog()}>See who looked at your policy</Link>
          </Text>
        </WhereCall>
      </Stack>
    </PolicyPage>
  );
}

/** Only the documents that somebody has: nobody is told that their passport is missing. */
const identityIn = (member: MainMember) => identityNames.filter((name) => member[name] !== null);

const addressesIn = ({ Postal_Same_As_Physical }: MainMember) =>
  addressNames.filter((name) => name !== 'PostalAddress' || !Postal_Same_As_Physical);
