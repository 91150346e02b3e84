import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { refusal, success } from '../http/answers';
import { hasBearer } from '../http/bearer';
import { file } from '../http/file';
import { type Inbox } from './inbox';
import inboxScript from './page/inbox-script.js?raw';
import inboxStyle from './page/inbox.css?raw';
import inboxPage from './page/inbox.html?raw';
import { SmsSchema } from './sms';

interface Options {
  inbox: Inbox;
  /** What a sender shows to be let in. */
  secret: string;
}

const largestBody = 16 * 1024;

/** The stand-in SMS gateway: senders post messages, people read them on a page that looks like a phone. */
export function smsGateway({ inbox, secret }: Options): Hono {
  const gateway = new Hono();

  gateway.post(
    '/sms',
    async (c, next) =>
      hasBearer(c.req.header('authorization'), secret)
        ? next()
        : refusal(401, 'UNAUTHORIZED', 'The gateway secret is missing or wrong'),
    bodyLimit({ maxSize: largestBody, onError: () => refusal(413, 'PAYLOAD_TOO_LARGE', 'The message is too large') }),
    async (c) => {
      const sms = v.safeParse(SmsSchema, await c.req.json().catch(() => null));
      if (!sms.success) return refusal(400, 'BAD_REQUEST', sms.issues[0].message);
      const { received, isRepeat } = inbox.receive(sms.output);
      return success({ id: received.id, receivedAt: received.receivedAt }, isRepeat ? 200 : 201);
    },
  );

  gateway.get('/inbox.json', (c) => success(inbox.messages(c.req.query('to'))));
  gateway.get('/', (c) => c.redirect('/inbox'));
  gateway.get('/inbox', file(inboxPage, 'text/html; charset=utf-8'));
  gateway.get('/inbox/inbox.js', file(inboxScript, 'text/javascript; charset=utf-8'));
  gateway.get('/inbox/inbox.css', file(inboxStyle, 'text/css; charset=utf-8'));
  return gateway;
}
