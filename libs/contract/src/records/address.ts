import * as v from 'valibot';
import { givenText } from '../fields/given';
import { provinces } from '@portal/domain';
import { both, readEntries, writtenEntries } from '../fields/both';
import { choice } from '../fields/choice';
import { text, textOrNull } from '../fields/plain';
import { optionalText, requiredText } from '../fields/text';
import { written } from '../fields/written';

const place = (label: string) =>
  requiredText({
    required: `Enter the ${label.toLowerCase()}`,
    min: 2,
    max: 50,
    long: `${label} must be 50 characters or less`,
  });

const postalCode = v.pipe(
  givenText('Enter the postal code'),
  v.trim(),
  v.nonEmpty('Enter the postal code'),
  v.regex(/^\d{4}$/, 'Postal code must be 4 digits'),
);

const streetAddress = requiredText({
  required: 'Enter the street address',
  min: 3,
  max: 60,
  long: 'Street address must be 60 characters or less',
});
const secondLine = optionalText({ max: 60, long: 'Address line 2 must be 60 characters or less' });

const addressRows = {
  /** The street address, or the box of a postal address: 3 to 60 characters. */
  Line_1: both(text, streetAddress),
  /** More of the street address, at most 60 characters, or null. */
  Line_2: both(textOrNull, secondLine),
  /** 2 to 50 characters. */
  Suburb: both(text, place('Suburb')),
  /** City or town, 2 to 50 characters. */
  City: both(text, place('City or town')),
  /** One of the nine provinces. */
  Province: choice(provinces, 'Select the province'),
  /** The postal code, 4 digits; text, because leading zeros count. */
  Postal_Code: both(text, postalCode),
  /** Always South Africa. */
  Country: both(text, v.optional(v.literal('ZA', 'Only South African addresses can be used'), 'ZA')),
};

/** A South African address (docs/domain/code-lists.md#r10-6). */
export const AddressSchema = v.object(readEntries(addressRows));
export type Address = v.InferOutput<typeof AddressSchema>;

/** The same as a form collects it; the first line of a postal address may be a box or a private bag. */
export const AddressInputSchema = written(writtenEntries(addressRows));
