import { type Messenger } from '@portal/service-store';
import { handOver, type Taker } from './hand-over';

/** Where a party listens that takes messages, and how it is called. */
export interface TakerOptions extends Omit<Taker, 'name' | 'endpoint'> {
  url: string;
  newReference: () => string;
}

/** Makes the function that hands text messages to the gateway, at `/sms` below its address. */
export function smsGateway({ url, newReference, ...more }: TakerOptions): Messenger {
  const gateway = { ...more, name: 'SMS gateway', endpoint: `${url.replace(/\/+$/, '')}/sms` };
  return ({ to, text, purpose }, reference = newReference()) => handOver(gateway, { to, text, purpose, reference });
}
