import { type Brand } from '@portal/brand';
import { type OptionalArea } from '@portal/contract';
import { createService } from '@portal/service-core';
import { createRenderer } from '@portal/service-documents';
import { createIdentity, type StaffTokens } from '@portal/service-identity';
import { anEftAccount, someProviders, withProviders } from '@portal/service-payments/testing';
import { type Clock, type Database, type Message, type RandomSource } from '@portal/service-store';
import { configOf } from '../config-of';
import { fontFiles } from './font-files';

/** The service as a function of a request, and the messages it has sent. */
export interface ServiceInTab {
  answer(request: Request): Promise<Response>;
  /** Every message so far, those included that were on their way. */
  messages(): Promise<Message[]>;
}

/** What is left to chance: at sign-in, and in everything else. */
interface Chance {
  signIn: RandomSource;
  rest: RandomSource;
}

/** Whose service it is, and what it does without. */
interface Insurer {
  brand: Brand;
  without: readonly OptionalArea[];
}

/** Starts the real service on the database of the page. Only the world around it is made up: clock, chance, address, messages. */
export function startService(
  database: Database,
  { clock, chance }: { clock: Clock; chance: Chance },
  { brand, without }: Insurer,
  staffTokens: StaffTokens,
): ServiceInTab {
  const { brand: named, contact } = configOf(brand);
  const outbox: Message[] = [];
  const underWay: Promise<void>[] = [];
  const messenger = async (message: Message) => void outbox.push(message);
  const identity = createIdentity({
    database,
    clock,
    random: chance.signIn,
    messenger,
    secret: 'no secret: this service lives in a tab',
    brand: { product: brand.productName },
    pause: async () => undefined,
  });
  const service = createService({
    database,
    identity,
    clock,
    random: chance.rest,
    messenger,
    staffTokens,
    version: 'stories',
    render: createRenderer(fontFiles),
    providers: someProviders(),
    config: { origins: [], issuer: { ...named, ...contact }, ...withProviders, eftAccount: anEftAccount, without },
    log: () => undefined,
  });
  return {
    answer: (request) => service(request, { address: '192.0.2.1', waitUntil: (work) => void underWay.push(work) }),
    messages: async () => {
      await Promise.all(underWay);
      return outbox;
    },
  };
}
