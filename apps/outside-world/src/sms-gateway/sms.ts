import * as v from 'valibot';
import { type Received } from '../delivery/received-once';

/** One text message as the gateway takes it. `to` is digits, country code first. */
export const SmsSchema = v.strictObject({
  to: v.pipe(v.string('to must be text'), v.regex(/^\d{9,15}$/, 'to must be 9 to 15 digits')),
  text: v.pipe(v.string('text must be text'), v.minLength(1, 'text is empty'), v.maxLength(1000, 'text is too long')),
  purpose: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The sender's own name for this one sending: the same reference is delivered once. */
  reference: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
});
export type Sms = v.InferOutput<typeof SmsSchema>;

/** A message that lies on the phone. */
export type ReceivedSms = Received<Sms>;
