import { useSession } from '@portal/auth';
import { whatsAppLink } from '@portal/domain';
import { type ComponentProps } from 'react';
import { usePortalConfig } from './portal-config';

/** Opens a chat with the provider in the messaging app, a greeting already written. Staff do not need it. An icon may lead. */
export function ChatLink({ children, ...props }: ComponentProps<'a'>) {
  const { chatNumber, chatGreeting } = usePortalConfig().contact;
  const { session } = useSession();
  if (session?.userType === 'admin') return null;
  return (
    <a href={whatsAppLink(chatNumber, chatGreeting)} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      WhatsApp us
    </a>
  );
}
