import { type Clock, type Database, type Messenger, type RandomSource } from '@portal/service-store';
import { type PinHash } from './pin-code';
import { type DeviceTokens } from './device-tokens';
import { type Tokens } from './tokens';

/** What identity works with. Nothing else reaches in: no other time, randomness or outside world. */
export interface IdentityDependencies {
  database: Database;
  clock: Clock;
  random: RandomSource;
  /** At least 32 characters. Whoever holds it can make tokens; changing it signs everybody out. */
  secret: string;
  messenger: Messenger;
  /** Lets milliseconds pass before a message leaves. Ends early when the process is to end. */
  pause: (milliseconds: number) => Promise<void>;
  /** The name a text message starts with. */
  brand: { product: string };
}

/** The same, with the secret turned into what it is for. */
export interface Workshop extends Omit<IdentityDependencies, 'secret'> {
  tokens: Tokens;
  pinHash: PinHash;
  devices: DeviceTokens;
}

/** Where a request came from: for the limits and for the audit. */
export interface Origin {
  /** The caller's network address. */
  address: string;
  requestId: string | null;
}
