import { checkAlternativeNumber, checkCellNumber } from '@portal/domain';
import * as v from 'valibot';
import { both } from './both';
import { checked } from './checked';
import { documented } from './documented';
import { givenOrNull, givenText } from './given';
import { text, textOrNull } from './plain';

const notes = { description: 'Digits, spaces allowed; stored as 27xxxxxxxxx', maxLength: 30 };

/** A South African cellphone number, stored and sent as 27xxxxxxxxx (docs/domain/people.md#r2-2). */
export const requiredCell = both(
  text,
  v.pipe(givenText('Phone number is required'), documented(notes), checked(checkCellNumber)),
);

/* @__NO_SIDE_EFFECTS__ */
function optionalNumber(check: typeof checkCellNumber) {
  const written = v.pipe(
    givenOrNull(),
    documented(notes),
    v.transform((number) => number?.trim() || null),
    v.nullable(v.pipe(v.string(), checked(check))),
  );
  return both(textOrNull, written);
}

/** The same, but it may be left out. */
export const optionalCell = optionalNumber(checkCellNumber);

/** A cellphone, geographic or VoIP number, or none. */
export const alternativeNumber = optionalNumber(checkAlternativeNumber);
