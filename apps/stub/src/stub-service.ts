import { todayInJohannesburg } from '@portal/domain';
import { demoSeed } from '@portal/scenarios';
import { createService } from '@portal/service-core';
import { createRenderer } from '@portal/service-documents';
import { anIssuer, fontFiles } from '@portal/service-documents/testing';
import { createIdentity, noStaff } from '@portal/service-identity';
import { anEftAccount, someProviders, withProviders } from '@portal/service-payments/testing';
import { type Clock, type Messenger, migrate, openPglite, type RandomSource, seed } from '@portal/service-store';

interface Around {
  clock: Clock;
  random: RandomSource;
  messenger: Messenger;
  /** Whose pages may call. */
  origins: readonly [string, ...string[]];
  /** Where somebody who goes to pay arrives. */
  paymentAddress: string;
  version: string;
  /** Told of what went wrong by a mistake of ours. */
  onError: (error: unknown) => void;
}

/** The service over a new database in memory, with the policies of every scenario as of the clock's day. No staff can sign in. */
export async function stubService({ origins, paymentAddress, version, onError, ...common }: Around) {
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
  const providers = {
    ...someProviders(),
    payments: { start: async () => ({ redirectUrl: paymentAddress }), changesSince: async () => [] },
  };
  const service = createService({
    ...common,
    database,
    identity,
    version,
    staffTokens: noStaff,
    render: createRenderer(fontFiles),
    providers,
    config: { ...withProviders, origins, portalUrl: origins[0], issuer: anIssuer, eftAccount: anEftAccount },
    log: (event) => {
      if (event.level === 'error') onError('error' in event ? event.error : event);
    },
  });
  return { service, close };
}
