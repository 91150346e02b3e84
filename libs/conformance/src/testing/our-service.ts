import { headerNames } from '@portal/contract';
import { demoSeed, referenceDate } from '@portal/scenarios';
import { seededService } from '@portal/scenarios/seeded-service';
import { uuidOf } from '@portal/domain';
import { webRandom } from '@portal/service-store';
import { type Outside, type Send } from '../backend/backend';

/** PINs of a policy and foreign policies of a customer are counted by the day: of each so many runs are let through. */
const apartMs = 3 * 60 * 60_000;

/** Our own service over the policies of the demo, and the way to its PINs. */
export async function ourService() {
  let now = Date.parse(`${referenceDate}T06:00:00Z`);
  const clock = { now: () => new Date(now) };
  const { answer, newestPin, close } = await seededService(demoSeed(referenceDate), { clock, random: webRandom });

  const send = drawingOnce((request) => answer(request, { isNewCaller: request.url.includes('trigger-login-otp') }));
  const outsideOf = (way: Send): Outside => ({
    send: way,
    now: clock.now,
    newId: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))),
    pause: async (milliseconds) => {
      now += milliseconds;
    },
  });
  return {
    send,
    close,
    outsideOf,
    pinOf: async () => newestPin(),
    /** Moves the clock on, so that the next run begins as the first one did. */
    later: () => {
      now += apartMs;
    },
  };
}
export type OurService = Awaited<ReturnType<typeof ourService>>;

const documents = /\/(document|premium-statement|proof)$/;

/** To draw documents is a third of the work of a run, and they are the same in each: whoever has a token is given the first ones. */
function drawingOnce(send: Send): Send {
  const drawn = new Map<string, Response>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!documents.test(pathname) || !request.headers.has('authorization')) return send(request);
    const known = drawn.get(pathname) ?? (await send(request.clone()));
    if (known.ok) drawn.set(pathname, known);
    const headers = new Headers(known.headers);
    headers.set(headerNames.requestId, request.headers.get(headerNames.requestId) ?? '');
    return new Response(known.clone().body, { status: known.status, headers });
  };
}
