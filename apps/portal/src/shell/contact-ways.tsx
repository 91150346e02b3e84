import { providerTelLink } from '@portal/domain';
import { ChatLink, usePortalConfig } from '@portal/policy-workflow';
import { ContactItem, CopyButton, EmailIcon, PhoneIcon } from '@portal/ui-kit';

/** The provider's email and phone, each to open and to copy, and the chat. */
export function ContactWays() {
  const { email, phone } = usePortalConfig().contact;
  return (
    <>
      <ContactItem>
        <EmailIcon />
        <a href={`mailto:${email}`}>{email}</a>
        <CopyButton value={email} label="Copy email address" />
      </ContactItem>
      <ContactItem>
        <PhoneIcon />
        <a href={providerTelLink(phone)}>{phone}</a>
        <CopyButton value={phone} label="Copy phone number" />
      </ContactItem>
      <ChatLink />
    </>
  );
}
