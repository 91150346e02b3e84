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

/** How to reach somebody: a row for each way that is known. `whose` goes before each label where several are in one list. */
export const waysToReach = ({ website, email, phone, whatsapp }: Ways, whose = ''): DescriptionRow[] => [
  ...(website ? [{ label: `${whose}Website`, value: <WebsiteLink address={website} /> }] : []),
  ...(email ? [{ label: `${whose}E-mail`, value: <EmailLink address={email} /> }] : []),
  ...(phone ? [{ label: `${whose}Phone`, value: <PhoneLink number={phone} /> }] : []),
  ...(whatsapp ? [{ label: `${whose}WhatsApp`, value: <PhoneLink number={whatsapp} /> }] : []),
];
