import { todayInJohannesburg } from '@portal/domain';
import { demoSeed } from '@portal/scenarios';
import { createService } from '@portal/service-core';
import { createRenderer } from '@portal/service-documents';
import { anIssuer, fontFiles } from '@portal/service-documents/testing';
import { createIdentity } from '@portal/service-identity';
import { anEftAccount, someProviders, withProviders } from '@portal/service-payments/testing';
import { type PaymentProvider } from '@portal/service-payments';
import { type Clock, type Messenger, migrate, openPglite, type RandomSource, seed } from '@portal/service-store';
import { stubStaff } from './staff';

interface Around {
  clock: Clock;
  random: RandomSource;
  messenger: Messenger;
  /** Whose pages may call. */
  origins: readonly [string, ...string[]];
  payments: PaymentProvider;
  /** The identity provider of staff. */
  issuer: string;
  version: string;
  /** Told of what went wrong by a mistake of ours. */
  onError: (error: unknown) => void;
}

/** The service over a new database in memory, with the policies of every scenario as of the clock's day. */
export async function stubService({ origins, payments, issuer, version, onError, ...common }: Around) {
  const { clock } = common;
  const { database, close } = await openPglite();
  await migrate(database, clock.now());
  await seed(database, demoSeed(todayInJohannesburg(clock.now())), clock.now());
  const identity = createIdentity({
    ...common,
    database,
    secret: common.random.uuid() + common.random.uuid(),
    brand: { product: anIssuer.productName },
    pause: async () => undefined,
  });
  const service = createService({
    ...common,
    database,
    identity,
    version,
    staffTokens: stubStaff(issuer),
    render: createRenderer(fontFiles),
    providers: { ...someProviders(), payments },
    config: { ...withProviders, origins, portalUrl: origins[0], issuer: anIssuer, eftAccount: anEftAccount },
    log: (event) => {
      if (event.level === 'error') onError('error' in event ? event.error : event);
    },
  });
  return { service, close };
}
