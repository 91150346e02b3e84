import { useUser } from '@portal/auth';
import { whatsAppLink } from '@portal/domain';
import { usePortalConfig } from '@portal/policy-workflow';
import { HelpLink } from '@portal/ui-kit';

/** Opens a chat with the provider in the messaging app, a greeting already written. Staff do not need it. */
export function HelpButton() {
  const { chatNumber, chatGreeting } = usePortalConfig().contact;
  const { userType } = useUser();
  if (userType === 'admin') return null;
  return (
    <HelpLink href={whatsAppLink(chatNumber, chatGreeting)} target="_blank" rel="noopener noreferrer">
      Help
    </HelpLink>
  );
}
