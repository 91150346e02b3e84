/** The provider's contact number as it is displayed and copied. Source: docs/specification.md#s1 and #s9. */
export const providerPhone = '086 000 7580';

/** `tel:0860007580`: a sharecall number is dialled in its local form. */
export const providerTelLink = (phone: string = providerPhone): string => `tel:${phone.replace(/\D/g, '')}`;

/** Opens a chat with a number in stored form, the greeting already typed. */
export const whatsAppLink = (number: string, greeting: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
