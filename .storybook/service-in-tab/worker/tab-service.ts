import { expose } from 'comlink';
import { requestOf, type Sent, sentAnswer } from '../wire';
import { openDatabaseFile } from './database-file';
import type * as Service from './start-over';
import type { ServicePlan, Started } from './start-over';

// Opened while the page still loads, and for as long as it stands: the service may be replaced on it.
const opened = openDatabaseFile();
let service: Promise<typeof Service> = import('./start-over');
let startedOn: typeof Service;
let running: Awaited<ReturnType<typeof Service.startOver>>;

async function newestService(): Promise<typeof Service> {
  const answer = await fetch(new URL('newest', import.meta.url));
  if (!answer.ok) throw new Error('The service could not be bundled: the server says why');
  return import(/* @vite-ignore */ new URL(await answer.text(), import.meta.url).href);
}

/** What the page may ask of the service in its worker. */
const tabService = {
  /** Starts the newest service from now on. Tells whether another one is running. */
  renew: async (): Promise<boolean> => {
    service = newestService();
    return (await service) !== startedOn;
  },
  startOver: async (plan: ServicePlan): Promise<Started> => {
    startedOn = await service;
    running = await startedOn.startOver(await opened, plan);
    return running.started;
  },
  answer: async (request: Sent): Promise<Sent> => sentAnswer(await running.service.answer(requestOf(request))),
  newStaffToken: () => running.newStaffToken(),
  /** The text of the newest message, those on their way included. */
  newestMessage: async (): Promise<string> => (await running.service.messages()).at(-1)?.text ?? '',
};
export type TabService = typeof tabService;

expose(tabService);
