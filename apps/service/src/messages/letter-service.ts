import { linesOfLetter } from '@portal/contract/words';
import { type Messenger } from '@portal/service-store';
import { handOver } from './hand-over';
import { type TakerOptions } from './sms-gateway';

/** Makes the function that hands letters to whoever prints and posts them, at `/letters` below their address. */
export function letterService({ url, newReference, ...more }: TakerOptions): Messenger {
  const taker = { ...more, name: 'letter service', endpoint: `${url.replace(/\/+$/, '')}/letters` };
  return ({ to, text, purpose }, reference = newReference()) =>
    handOver(taker, { to: linesOfLetter(to), text, purpose, reference });
}
