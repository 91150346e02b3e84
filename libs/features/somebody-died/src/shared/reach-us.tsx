import { providerTelLink } from '@portal/domain';
import { ChatLink, usePortalConfig } from '@portal/policy-workflow';
import { ContactItem, EmailIcon, PhoneIcon, Stack, TitledCard } from '@portal/ui-kit';

/** Our lines, beside the page on a wide screen. */
export function ReachUs() {
  const { email, phone } = usePortalConfig().contact;
  return (
    <TitledCard title="Talk to us">
      <Stack gap="xs">
        <ContactItem>
          <PhoneIcon />
          <a href={providerTelLink(phone)}>{phone}</a>
        </ContactItem>
        <ContactItem>
          <EmailIcon />
          <a href={`mailto:${email}`}>{email}</a>
        </ContactItem>
        <ChatLink />
      </Stack>
    </TitledCard>
  );
}
