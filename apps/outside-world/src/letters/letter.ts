import * as v from 'valibot';
import { type Received } from '../delivery/received-once';
import { text } from '../http/fields';

const line = v.pipe(
  text('a line of the address', 1000),
  v.regex(/^[^\r\n]*$/, 'a line of the address has several lines'),
);

/** One letter as the service for letters takes it: `to` is who gets it and the address, line by line. */
export const LetterSchema = v.strictObject({
  to: v.pipe(
    v.array(line, 'to must be a list'),
    v.minLength(2, 'to must have a name and an address'),
    v.maxLength(10, 'to has too many lines'),
  ),
  text: text('text', 5000),
  purpose: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The sender's own name for this one letter: the same reference is posted once. */
  reference: text('reference', 128),
});
export type Letter = v.InferOutput<typeof LetterSchema>;

/** A letter that was posted, at the moment at which it was received. */
export type PostedLetter = Received<Letter>;
