import { type OtpPurpose } from '@portal/contract';
import {
  appendAudit,
  countFailures,
  holdName,
  inTransaction,
  insertPin,
  type Message,
  recentSends,
  recordSend,
  type Transaction,
} from '@portal/service-store';
import { countedAddress } from './address';
import { boundPurpose } from './bound-purpose';
import { toBase64Url } from './base64url';
import { pinDigits } from './decide-guess';
import { decideSend, type PinRefusal } from './decide-send';
import { type Origin, type Workshop } from './dependencies';
import { identityLimits, later } from './identity-limits';
import { knownPins } from './known-pins';
import { done, type Outcome, refusedByRule } from './outcome';
import { drawPin } from './pin-code';
import { pinMessage } from './pin-message';
import { findRecipient } from './queries/find-recipient';

export interface PinRequest extends Origin {
  policyNumber: string;
  purpose: OtpPurpose;
  /** A new number that is to be proved, `27xxxxxxxxx`; without one the PIN goes to the number on record. */
  cellNumber?: string;
  /** False: nothing is made, looked up or told; the answer is the same. */
  shouldSend: boolean;
}

export interface PinTriggered {
  /** What the caller is told, whether or not the policy exists. */
  reply: { expiresInSeconds: number; resendAfterSeconds: number };
  /** Sends the message, if there is one. Call it once the answer is out; it rejects when the gateway refused. */
  afterwards: () => Promise<void>;
}

const { pin, sends, brake } = identityLimits;
const reply = { expiresInSeconds: pin.livesMs / 1000, resendAfterSeconds: sends.apartMs / 1000 };
const nothing = async () => undefined;

/**
 * Makes a one-time PIN and the message that carries it (domain rules 8.3).
 *
 * A policy that does not exist, or has no cellphone number, gets the same rows, counts, locks and work, but a PIN that no
 * digits open, and no message. Refuses with 429 OTP_LIMIT or 423 LOCKED.
 */
export async function triggerPin(workshop: Workshop, request: PinRequest): Promise<Outcome<PinTriggered>> {
  if (!request.shouldSend) return done({ reply, afterwards: nothing });
  const now = workshop.clock.now();
  const made = await inTransaction(workshop.database, (tx) => makePin(workshop, tx, request, now));
  if ('code' in made) return refusedByRule(made);
  const { message } = made;
  return done({ reply, afterwards: message ? () => workshop.messenger(message) : nothing });
}

async function makePin(
  { random, pinHash, brand }: Workshop,
  tx: Transaction,
  request: PinRequest,
  now: Date,
): Promise<PinRefusal | { message: Message | null }> {
  const { policyNumber, requestId, cellNumber } = request;
  const purpose = boundPurpose(request.purpose, cellNumber);
  const address = countedAddress(request.address);
  await holdName(tx, `address:${address}`);
  const { rows, isTrusted } = await knownPins(tx, policyNumber, request.address, now);
  const addressTimes = await recentSends(tx, { address }, later(now, -sends.perAddress.withinMs));
  const refusal = decideSend({ purpose, rows, addressTimes, isTrusted }, now);
  if (refusal) return refusal;

  const id = random.uuid();
  const codeLength = pinDigits(await countFailures(tx, later(now, -brake.withinMs)));
  const code = drawPin(random, codeLength);
  const noise = toBase64Url(random.bytes(16));
  const to = cellNumber ?? (await findRecipient(tx, policyNumber));
  const digest = pinHash({ id, policyNumber, purpose }, to === null ? noise : code);
  await insertPin(tx, { id, policyNumber, purpose, digest, codeLength, now, expiresAt: later(now, pin.livesMs) });
  await recordSend(tx, { policyNumber, purpose, address, now });
  await appendAudit(tx, {
    at: now,
    actorType: 'ANONYMOUS',
    requestId,
    ip: request.address,
    policyNumber,
    action: 'PIN_SENT',
    reason: to === null ? 'No cellphone number on record' : null,
    after: { purpose: request.purpose },
    outcome: to === null ? 'REFUSED' : 'SUCCEEDED',
  });
  const about = { product: brand.product, policyNumber, code };
  return { message: to === null ? null : pinMessage(about, to, request.purpose) };
}
