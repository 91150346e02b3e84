import * as v from 'valibot';
import { both } from './both';
import { textOrNull, text } from './plain';

export const phoneSentences = {
  required: 'Phone number is required',
  invalid: 'Invalid phone number',
  cell: 'Enter a South African cellphone number',
  alternative: 'Enter a valid phone number',
} as const;

/** A South African cellphone number, stored and sent as 27xxxxxxxxx (domain rules 2.2). */
export const requiredCell = both(text, v.pipe(v.string(phoneSentences.required), v.nonEmpty(phoneSentences.required)));

/** The same, but it may be left out. */
export const optionalCell = both(
  textOrNull,
  v.pipe(
    v.nullish(v.string(), null),
    v.transform((number) => number?.trim() || null),
  ),
);

/** A cellphone, geographic or VoIP number, or none. */
export const alternativeNumber = optionalCell;
