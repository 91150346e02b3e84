import { pinLifeMinutes } from '@portal/domain';
import { type Message } from '@portal/service-store';

/** The text message that carries a PIN. Source: docs/domain/conduct.md#r8-3. */
export const pinMessage = (
  { product, policyNumber, code }: { product: string; policyNumber: string; code: string },
  to: string,
  purpose: string,
): Message => ({
  channel: 'SMS',
  to,
  text: `${product}: your one-time PIN is ${code}. It expires in ${pinLifeMinutes} minutes. Never share it. Ref ${policyNumber.slice(-4)}.`,
  purpose,
});
