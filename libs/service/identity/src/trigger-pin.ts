import {
  countFailures,
  findRecipient,
  fruitlessSends,
  holdName,
  inTransaction,
  insertPin,
  type Message,
  recordSend,
  type Transaction,
} from '@portal/service-store';
import { askerOf, type Presented, sourceOf } from './asker';
import { auditPin } from './audit-pin';
import { boundPurpose } from './bound-purpose';
import { toBase64Url } from './base64url';
import { pinDigits } from './decide-guess';
import { decideSend, type PinRefusal } from './decide-send';
import { type Origin, type Workshop } from './dependencies';
import { identityLimits, later } from './identity-limits';
import { knownPins } from './known-pins';
import { isMeantForSomebody, type StoredPin } from './meant-for-somebody';
import { done, type Outcome, refusedByRule } from './outcome';
import { drawPin } from './pin-code';
import { pinMessage } from './pin-message';
import { type PinPurpose, policyOfPins } from './pin-subject';

export interface PinRequest extends Origin {
  /** The policy, or what `provedNumber` gives. */
  policyNumber: string;
  purpose: PinPurpose;
  /** A new number that is to be proved, `27xxxxxxxxx`; without one the PIN goes to the number on record. */
  cellNumber?: string;
  by: Presented;
  /**
   * Looks up, once the answer is out, whether anybody is to be sent this PIN; absent: whoever has the number. Until it has said so no digits open
   * the PIN, and neither the answer nor its time can tell what it found.
   */
  isExpected?: () => Promise<boolean>;
  /** False: nothing is made, looked up or told; the answer is the same. */
  shouldSend: boolean;
}

export interface PinTriggered {
  /** What the caller is told, whether or not the policy exists. */
  reply: { expiresInSeconds: number; resendAfterSeconds: number };
  /** What a new device is to show from now on; null when it showed something already, or nothing was made. */
  deviceToken: string | null;
  /**
   * Sends the message, if there is one, later where the address is slowed. Call it once the answer is out; it rejects when
   * the gateway refused.
   */
  afterwards: () => Promise<void>;
}

const { pin, sends, brake } = identityLimits;
const reply = { expiresInSeconds: pin.livesMs / 1000, resendAfterSeconds: sends.apartMs / 1000 };
const nothing = async () => undefined;

/**
 * Makes a one-time PIN and the message that carries it (docs/domain/conduct.md#r8-3).
 *
 * A policy that does not exist, or has no cellphone number, gets the same rows, counts, locks and work, but a PIN that no
 * digits open, and no message. Refuses with 429 OTP_LIMIT or 423 LOCKED. The PIN belongs to who asked for it (decision 003).
 */
export async function triggerPin(workshop: Workshop, request: PinRequest): Promise<Outcome<PinTriggered>> {
  if (!request.shouldSend) return done({ reply, deviceToken: null, afterwards: nothing });
  const now = workshop.clock.now();
  const made = await inTransaction(workshop.database, (tx) => makePin(workshop, tx, request, now));
  if ('code' in made) return refusedByRule(made);
  const { message, delayMs, newDevice, pin: stored } = made;
  const afterwards = async () => {
    if (!(await isMeantForSomebody(workshop, request, stored))) return;
    if (delayMs > 0) await workshop.pause(delayMs);
    if (message !== null) await workshop.messenger(message);
  };
  return done({ reply, deviceToken: newDevice === null ? null : workshop.devices.make(newDevice), afterwards });
}

interface MadePin {
  pin: StoredPin;
  message: Message | null;
  delayMs: number;
  /** The device that began with this PIN; null when it showed that it was there before. */
  newDevice: string | null;
}

async function makePin(
  workshop: Workshop,
  tx: Transaction,
  request: PinRequest,
  now: Date,
): Promise<PinRefusal | MadePin> {
  const { random, pinHash, brand } = workshop;
  const { policyNumber, cellNumber } = request;
  const purpose = boundPurpose(request.purpose, cellNumber);
  const asker = await askerOf(workshop, tx, request);
  const source = sourceOf(asker);
  await holdName(tx, `address:${source}`);
  const rows = await knownPins(tx, policyNumber, now);
  const { most, withinMs } = sends.perAddress;
  const addressTimes = await fruitlessSends(tx, { address: source, most }, later(now, -withinMs));
  const decision = decideSend({ purpose, asker, rows, addressTimes }, now);
  if ('code' in decision) return decision;

  const id = random.uuid();
  const codeLength = pinDigits(await countFailures(tx, later(now, -brake.withinMs)));
  const code = drawPin(random, codeLength);
  const noise = toBase64Url(random.bytes(16));
  const to = cellNumber ?? (await findRecipient(tx, policyNumber));
  const digestOf = (opener: string) => pinHash({ id, policyNumber, purpose, to }, opener);
  const [digest, closed] = [digestOf(code), digestOf(noise)];
  const device = asker.device ?? random.uuid();
  await insertPin(tx, {
    id,
    policyNumber,
    purpose,
    device,
    cameWithDevice: asker.device !== null,
    isKnown: asker.isKnown,
    address: asker.address,
    digest: to === null || request.isExpected ? closed : digest,
    codeLength,
    now,
    expiresAt: later(now, pin.livesMs),
  });
  await recordSend(tx, { policyNumber, purpose, address: source, device, now });
  if (!request.isExpected) await auditPin(tx, request, to !== null, now);
  const about = { product: brand.product, policyNumber: policyOfPins(policyNumber), code };
  const message = to === null ? null : pinMessage(about, to, request.purpose);
  return { pin: { id, digest }, message, delayMs: decision.delayMs, newDevice: asker.device === null ? device : null };
}
