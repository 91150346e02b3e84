import { createService } from '@portal/service-core';
import { createRenderer } from '@portal/service-documents';
import { anIssuer, fontFiles } from '@portal/service-documents/testing';
import { createIdentity, noStaff, type StaffTokens } from '@portal/service-identity';
import { anEftAccount, someProviders, withProviders } from '@portal/service-payments/testing';
import { type Clock, type Message, type RandomSource, type Seed, seed } from '@portal/service-store';
import { openPgliteCopy } from '@portal/service-store/testing';

interface Around {
  clock: Clock;
  random: RandomSource;
  /** Absent: nobody is a member of staff. */
  staffTokens?: StaffTokens;
}

/** The service over an embedded database with these policies. What it sends is kept. */
export async function seededService(given: Seed, { clock, random, staffTokens = noStaff }: Around) {
  const { database, close } = await openPgliteCopy();
  await seed(database, given, clock.now());
  const outbox: Message[] = [];
  const messenger = async (message: Message) => void outbox.push(message);
  const providers = someProviders();
  const common = { database, clock, random, messenger };
  const identity = createIdentity({
    ...common,
    secret: 'a secret of the tests, long enough',
    brand: { product: 'Ubuntu Funeral Cover' },
    pause: async () => undefined,
  });
  const service = createService({
    ...common,
    identity,
    version: 'test',
    staffTokens,
    render: createRenderer(fontFiles),
    providers,
    config: { origins: [], issuer: anIssuer, eftAccount: anEftAccount, ...withProviders },
    log: () => undefined,
  });

  let callers = 0;
  return {
    database,
    providers,
    close,
    /** Answers a request, once all that it began is done. A sign-in comes from an address of its own: a PIN belongs to who asked for it. */
    async answer(request: Request, { isNewCaller }: { isNewCaller: boolean }): Promise<Response> {
      if (isNewCaller) callers += 1;
      const work: Promise<void>[] = [];
      const response = await service(request, {
        address: `10.0.${callers >> 8}.${callers & 255}`,
        waitUntil: (more) => void work.push(more),
      });
      await Promise.all(work);
      return response;
    },
    /** The PIN in the newest text message that holds one. */
    newestPin: (): string => outbox.flatMap(({ text }) => /PIN is (\d+)\./.exec(text)?.[1] ?? []).at(-1) ?? '',
  };
}
