import { pinLifeMinutes } from '@portal/domain';
import { type Message } from '@portal/service-store';

/** The text message that carries a PIN, with the end of the policy number where it is about one. Source: docs/domain/conduct.md#r8-3. */
export const pinMessage = (
  { product, policyNumber, code }: { product: string; policyNumber: string | null; code: string },
  to: string,
  purpose: string,
): Message => ({
  channel: 'SMS',
  to,
  text: `${product}: your one-time PIN is ${code}. It expires in ${pinLifeMinutes} minutes. Never share it.${policyNumber === null ? '' : ` Ref ${policyNumber.slice(-4)}.`}`,
  purpose,
});
