import { Hono } from 'hono';
import { accountVerification } from './account-verification/account-verification';
import { bank } from './bank/bank';
import { type OffsetClock } from './clock/offset-clock';
import { type Schedule } from './clock/schedule';
import { testClock } from './clock/test-clock';
import { deathRegister } from './death-register/death-register';
import { refusal, success } from './http/answers';
import { pageFiles } from './http/pages/page-files';
import { addHeaders, securityHeaders } from './http/security-headers';
import { dialects } from './identity-provider/dialects/dialects';
import { identityProvider } from './identity-provider/identity-provider';
import { portalAddresses } from './identity-provider/portal';
import { letters } from './letters/letters';
import { payat } from './payat/payat';
import { payoutBank } from './payout-bank/payout-bank';
import { type Settings } from './settings';
import { voucherProvider } from './vouchers/voucher-provider';
import { createInbox } from './sms-gateway/inbox';
import { smsGateway } from './sms-gateway/sms-gateway';

interface Options {
  settings: Settings;
  clock: OffsetClock;
  schedule: Schedule;
  newId: () => string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Every stand-in behind one entry point. A new one is a folder here and a line below. */
export function outsideWorld({ settings, clock, schedule, newId, fetch }: Options): Hono {
  const { now } = clock;
  const isTest = settings.APP_MODE === 'test';
  const outside = { now, newId, schedule, fetch };
  const inbox = createInbox({ now, newId });
  const world = new Hono();
  world.use(addHeaders(securityHeaders));
  world.get('/healthz', () => success({ status: 'ok' }));
  world.route('/', pageFiles());
  world.route('/', smsGateway({ inbox, secret: settings.SMS_GATEWAY_SECRET }));
  world.route(
    '/',
    payat({
      secret: settings.PAYAT_SECRET,
      callbackUrl: settings.PAYAT_CALLBACK_URL,
      billerName: settings.PAYAT_BILLER_NAME,
      outsideUrl: settings.OUTSIDE_URL,
      ...outside,
    }),
  );
  world.route('/', accountVerification({ secret: settings.ACCOUNT_VERIFICATION_SECRET, now }));
  world.route('/', letters({ secret: settings.LETTERS_SECRET, now, newId }));
  world.route('/', deathRegister({ secret: settings.DEATH_REGISTER_SECRET, now }));
  world.route(
    '/',
    bank({
      secret: settings.DEBICHECK_SECRET,
      callbackUrl: settings.DEBICHECK_CALLBACK_URL,
      collectionsCallbackUrl: settings.COLLECTIONS_CALLBACK_URL,
      ...outside,
    }),
  );
  world.route(
    '/',
    payoutBank({ secret: settings.PAYOUT_BANK_SECRET, callbackUrl: settings.PAYOUT_BANK_CALLBACK_URL, ...outside }),
  );
  world.route(
    '/',
    voucherProvider({
      secret: settings.VOUCHERS_SECRET,
      callbackUrl: settings.VOUCHERS_CALLBACK_URL,
      inbox,
      ...outside,
    }),
  );
  world.route(
    '/',
    identityProvider({
      outsideUrl: settings.OUTSIDE_URL,
      dialect: dialects[settings.IDENTITY_PROVIDER_DIALECT],
      audience: settings.IDENTITY_PROVIDER_AUDIENCE,
      portal: portalAddresses(settings),
      hasTestSwitches: isTest,
      ...outside,
    }),
  );
  if (isTest) world.route('/', testClock({ clock, schedule }));
  world.notFound(() => refusal(404, 'NOT_FOUND', 'Not found'));
  world.onError(() => refusal(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'));
  return world;
}
