import { type Message, type Messenger, type RandomSource } from '@portal/service-store';
import { type Settings } from '../settings';
import { type PartnerFetch } from '../telemetry/partner-fetch';
import { letterService } from './letter-service';
import { messenger } from './messenger';
import { pacedMessenger } from './paced-messenger';
import { smsGateway } from './sms-gateway';

type Read = Pick<
  Settings,
  'SMS_GATEWAY_URL' | 'SMS_GATEWAY_SECRET' | 'SMS_PER_SECOND' | 'LETTERS_URL' | 'LETTERS_SECRET'
>;

interface Around {
  fetchFrom: PartnerFetch;
  random: Pick<RandomSource, 'uuid'>;
  pause: (ms: number) => Promise<unknown>;
  /** Told of every message before it leaves. */
  record?: ((message: Message) => Promise<void>) | undefined;
}

/** How messages leave: `send` at once, which a PIN needs that somebody waits for, and `sendQueued` at the pace of the gateway. */
export function messengersOf(settings: Read, { fetchFrom, random, pause, record }: Around) {
  const newReference = random.uuid;
  const { SMS_GATEWAY_URL, SMS_GATEWAY_SECRET, SMS_PER_SECOND: perSecond, LETTERS_URL, LETTERS_SECRET } = settings;
  const sms = smsGateway({
    url: SMS_GATEWAY_URL,
    secret: SMS_GATEWAY_SECRET,
    newReference,
    fetch: fetchFrom('sms-gateway'),
  });
  /** Without an address letters do not leave: staff read and print them. */
  const letters: { POST?: Messenger } =
    LETTERS_URL === undefined
      ? {}
      : {
          POST: letterService({
            url: LETTERS_URL,
            secret: LETTERS_SECRET,
            newReference,
            fetch: fetchFrom('letters'),
          }),
        };
  const paced = pacedMessenger(sms, { perSecond, now: () => performance.now(), pause });
  return {
    send: messenger({ record, channels: { SMS: sms } }),
    sendQueued: messenger({ record, channels: { SMS: paced, ...letters } }),
  };
}
