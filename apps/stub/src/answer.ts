import * as v from 'valibot';
import { type Service } from '@portal/service-core';
import { type Inbox } from './inbox';
import { type MovingClock } from './moving-clock';
import { inboxPage, startPage } from './pages';
import { type stubPayments } from './payments';
import { fileOfReference } from './reference';

const century = 100 * 366 * 24 * 60 * 60 * 1000;
const ClockSchema = v.strictObject({
  offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-century), v.maxValue(century)),
});

interface Parts {
  service: Service;
  inbox: Inbox;
  clock: MovingClock;
  payments: ReturnType<typeof stubPayments>;
}

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Answers a request that came over a connection from this address. */
export type Answer = (request: Request, connection: string) => Promise<Response>;

/** Everything behind the port: the API, and what stands around it for people and for tests of browsers. */
export const createAnswer =
  ({ service, inbox, clock, payments }: Parts): Answer =>
  async (request, connection) => {
    const { pathname } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return startPage();
      case 'GET /inbox':
        return inboxPage(inbox.all());
      case 'GET /inbox.json':
        return json(inbox.all());
      case 'GET /payment':
        return payments.show(request);
      case 'POST /payment':
        return payments.settle(request, (report) => service(report, { address: '127.0.0.1' }));
      case 'POST /clock':
        return setClock(request, clock);
      default:
        return (await fileOfReference(request)) ?? service(request, { address: addressOf(request, connection) });
    }
  };

/** Limits count by address. Whoever tries many sign-ins names one for each, as a proxy would. */
const addressOf = ({ headers }: Request, connection: string) =>
  headers.get('x-forwarded-for')?.split(',')[0]?.trim() || connection;

async function setClock(request: Request, clock: MovingClock): Promise<Response> {
  const body = v.safeParse(ClockSchema, await request.json().catch(() => null));
  if (!body.success) return json({ message: 'Send { "offsetMs": n }, a whole number of milliseconds.' }, 400);
  clock.setOffset(body.output.offsetMs);
  return json({ now: clock.now().toISOString() });
}
