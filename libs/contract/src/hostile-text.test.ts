import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bodySchemaOn, type Endpoint, type Schema } from './endpoint';
import { endpoints } from './endpoints';
import { fieldErrorsOf } from './read-body';
import { goodBodies, today } from './testing/bodies';
import { type Place, textPlaces, withText } from './testing/text-places';

/** Portal and service read the same schemas, so each of them refuses by itself what no record may hold. */
const hostile = ['\u0000', '\ud800', '\udfff', '12\u202e34', 'a\u2066b', 'a\u200fb', 'ab\u0007c', 'ab\u009bc'];

const fields = Object.entries<Endpoint>(endpoints).flatMap(([name, row]) => {
  const places = (schema: Schema | undefined, good: unknown) =>
    (schema ? textPlaces(schema) : []).map((place) => ({ name, place, schema: schema as Schema, good }));
  return [...places(bodySchemaOn(row, today), goodBodies[name]), ...places(row.query, {})];
});

/** Any answer but one word means no. */
const takesAnything = ['triggerLoginOtp.shouldSendOtp'];
const named = (name: string, place: Place) => [name, ...place].join('.');

/** Bodies without any text. */
const withoutText = [
  'confirmAnswer',
  'confirmDetails',
  'reporterContacted',
  'reopenClaim',
  'noteClaimFacts',
  'confirmDeath',
  'askCash',
  'confirmCash',
  'askDeathRegister',
  'retryPayout',
  'releasePayoutAccount',
  'triggerClaimantOtp',
];

it('knows every text that can be sent', () => {
  expect(fields.length).toBeGreaterThan(250);
  const bodies = Object.entries<Endpoint>(endpoints).filter(
    ([name, { body }]) => body !== undefined && !withoutText.includes(name),
  );
  for (const [name] of bodies)
    expect(
      fields.some((field) => field.name === name),
      name,
    ).toBe(true);
});

it('takes every body that is in order', () => {
  for (const { name, schema, good } of fields.filter(({ name }) => name in goodBodies)) {
    expect({ name, isTaken: v.safeParse(schema, good).success }).toEqual({ name, isTaken: true });
  }
});

it.each(hostile)('refuses %j beside the field, wherever text can be sent', (text) => {
  const taken = fields.filter(({ schema, good, place }) => {
    const { issues } = v.safeParse(schema, withText(good, place, text));
    const [first] = place;
    return !issues || !fieldErrorsOf(issues).some(({ field }) => field === place.join('.') || field === first);
  });
  expect(taken.map(({ name, place }) => named(name, place))).toEqual(takesAnything);
});
