import { expose } from 'comlink';
import { requestOf, type Sent, sentAnswer } from '../wire';
import { databaseOfTab } from './database-of-tab';
import { type ServicePlan, type Started, startOver } from './start-over';

let running: Awaited<ReturnType<typeof startOver>>;

/** What the page may ask of the service in its worker. */
const tabService = {
  startOver: async (plan: ServicePlan): Promise<Started> => {
    running = await startOver(plan);
    return running.started;
  },
  answer: async (request: Sent): Promise<Sent> => sentAnswer(await running.service.answer(requestOf(request))),
  newStaffToken: () => running.newStaffToken(),
  /** The text of the newest message, those on their way included. */
  newestMessage: async (): Promise<string> => (await running.service.messages()).at(-1)?.text ?? '',
};
export type TabService = typeof tabService;

// Opened while the page still loads.
void databaseOfTab();
expose(tabService);
