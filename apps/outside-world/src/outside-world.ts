import { Hono } from 'hono';
import { refusal, success } from './http/answers';
import { securityHeaders } from './http/security-headers';
import { createInbox } from './sms-gateway/inbox';
import { smsGateway } from './sms-gateway/sms-gateway';

interface Options {
  smsGatewaySecret: string;
  now: () => Date;
  newId: () => string;
}

/** Every stand-in behind one door. A new one is a folder here and a line below. */
export function outsideWorld({ smsGatewaySecret, now, newId }: Options): Hono {
  const world = new Hono();
  world.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value);
  });
  world.get('/healthz', () => success({ status: 'ok' }));
  world.route('/', smsGateway({ inbox: createInbox({ now, newId }), secret: smsGatewaySecret }));
  world.notFound(() => refusal(404, 'NOT_FOUND', 'Not found'));
  world.onError(() => refusal(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'));
  return world;
}
