import { portalPaths } from '@portal/contract';
import { providerTelLink } from '@portal/domain';
import { usePortalConfig } from '@portal/policy-workflow';
import { Text, TextLink, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** What to do about an entry that one does not understand. */
export function AskOrComplain() {
  const { phone, email } = usePortalConfig().contact;
  return (
    <TitledCard title="Is something not right?">
      <Text>
        Ask us who it was and why: call <TextLink href={providerTelLink(phone)}>{phone}</TextLink> or write to{' '}
        <TextLink href={`mailto:${email}`}>{email}</TextLink>. We answer every question about this list.
      </Text>
      <Text>
        <Link to={portalPaths.complaints()}>Complaints</Link> says how to complain, also to the Information Regulator.
      </Text>
    </TitledCard>
  );
}
