import * as v from 'valibot';
import { instant, key, text, textOrNull, yesNo } from '../../fields/plain';

/** Why a message will not be sent by itself any more. */
export const messageFailures = ['REFUSED', 'NO_GATEWAY', 'NOT_TAKEN'] as const;

/** A message that did not reach its person: a text message without what it says, a letter to be printed. */
const FailedMessageSchema = v.object({
  /** The id of the message. */
  id: key,
  /** The policy that it is about; null when it is about none. */
  policyNumber: textOrNull,
  /** What it is about, in words. */
  title: text,
  /** The number that it was meant for, masked: `0XX *** NNNN`; of a letter the place: `Gqeberha, 6001`. */
  sentToMasked: text,
  /** The number that it goes to when it is sent again, masked; of a letter the place. */
  nextToMasked: text,
  /** The two are one number or address: it fails again unless what is on the policy is put right. */
  isSameNumber: yesNo,
  /** What a letter says, and the lines of the address that it goes to now; null: it is a text message. */
  letter: v.nullable(
    v.object({
      /** Who gets it, then the address. */
      to: v.array(text),
      /** The letter, an empty line between two paragraphs. */
      text,
    }),
  ),
  /** Why it was not delivered. */
  reason: v.picklist(messageFailures),
  /** When it was first to be sent. */
  createdAt: instant,
  /** When sending it was given up. */
  failedAt: instant,
});
export type FailedMessage = v.InferOutput<typeof FailedMessageSchema>;

/** How many failed messages are shown at once. */
export const mostFailedMessages = 20;

export const FailedMessagesSchema = v.object({
  /** The messages, the oldest first. */
  messages: v.array(FailedMessageSchema),
  /** There are more than are shown. */
  hasMore: yesNo,
});
export type FailedMessages = v.InferOutput<typeof FailedMessagesSchema>;

export const SentAgainSchema = v.object({
  /** The number that it was sent to, masked: `0XX *** NNNN`; of a letter the place: `Gqeberha, 6001`. */
  sentTo: text,
});

export const LetterPostedSchema = v.object({
  /** The place that it was posted to: `Gqeberha, 6001`. */
  postedTo: text,
});
