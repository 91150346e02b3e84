import { providerTelLink } from '@portal/domain';
import { type DescriptionRow, TextLink } from '@portal/ui-kit';

export const PhoneLink = ({ number }: { number: string }) => (
  <TextLink href={providerTelLink(number)}>{number}</TextLink>
);
export const EmailLink = ({ address }: { address: string }) => (
  <TextLink href={`mailto:${address}`}>{address}</TextLink>
);
export const WebsiteLink = ({ address }: { address: string }) => (
  <TextLink href={address}>{address.replace(/^https?:\/\/|\/$/g, '')}</TextLink>
);

interface Ways {
  website?: string;
  email?: string;
  phone?: string;
  whatsapp?: string;
}

/** How to reach somebody: a row for each way that is known. */
export const waysToReach = ({ website, email, phone, whatsapp }: Ways): DescriptionRow[] => [
  ...(website ? [{ label: 'Website', value: <WebsiteLink address={website} /> }] : []),
  ...(email ? [{ label: 'E-mail', value: <EmailLink address={email} /> }] : []),
  ...(phone ? [{ label: 'Phone', value: <PhoneLink number={phone} /> }] : []),
  ...(whatsapp ? [{ label: 'WhatsApp', value: <PhoneLink number={whatsapp} /> }] : []),
];
