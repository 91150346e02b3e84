import { type MainMember } from '@portal/contract';

type Consent = MainMember['MarketingConsent'];
export type Channel = Exclude<keyof Consent, 'Updated_At'>;

/** The ways in which offers may reach somebody, each agreed to on its own (docs/domain/conduct.md#r8-1). */
export const channels: Readonly<Record<Channel, { label: string; agree: string }>> = {
  Sms: { label: 'SMS', agree: 'You may send me offers by SMS' },
  Email: { label: 'Email', agree: 'You may send me offers by email' },
  Phone: { label: 'Phone', agree: 'You may phone me with offers' },
  Whatsapp: { label: 'WhatsApp', agree: 'You may send me offers by WhatsApp' },
};

/** The consent without the moment it was given, which only the service knows. */
export const consentOf = ({ MarketingConsent }: Pick<MainMember, 'MarketingConsent'>): Omit<Consent, 'Updated_At'> => {
  const { Updated_At: _, ...consent } = MarketingConsent;
  return consent;
};
