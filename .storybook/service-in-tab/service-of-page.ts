import address from 'virtual:tab-service';
import { type Remote, wrap } from 'comlink';
import { answerOf, sentRequest } from './wire';
import type { TabService } from './worker/tab-service';

/** What the page of a feature alone starts before it is read itself (`.storybook/alone/index.html`). */
const { serviceUnderWay } = globalThis as { serviceUnderWay?: Worker };

function openWorker(): Remote<TabService> {
  const worker = serviceUnderWay ?? new Worker(address, { type: 'module', name: 'service' });
  worker.addEventListener('error', ({ message }) => {
    throw new Error(`The service in the tab has stopped: ${message}`);
  });
  return wrap<TabService>(worker);
}

/** The whole service, with its database, in a worker of its own: however much it does, the page never stutters. */
export const serviceOfPage = openWorker();

export const answerFromWorker = async (request: Request): Promise<Response> =>
  answerOf(await serviceOfPage.answer(await sentRequest(request)));

let onChange = () => location.reload();
/** What the page does once the service has been edited. Unless it says so, it loads again. */
export const whenServiceChanges = (act: () => void): void => void (onChange = act);

import.meta.hot?.on('tab-service:changed', () => onChange());
