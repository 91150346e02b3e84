import { NotificationQuerySchema } from '@portal/contract';
import { notPlainText } from '@portal/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { queryValues, readInput } from './read-input';

const schema = v.strictObject({
  otp: v.pipe(
    v.string('Enter the one-time PIN'),
    v.length(6, 'The one-time PIN must be 6 or 8 digits'),
    v.digits('Digits only'),
  ),
  person: v.optional(v.strictObject({ Surname: v.string('Enter the surname') })),
});
const refusalOf = (value: unknown) => {
  try {
    return readInput(schema, value);
  } catch (error) {
    return error;
  }
};

it('gives what the schema gives', () => {
  expect(readInput(schema, { otp: '123456' })).toEqual({ otp: '123456' });
});

it.each([
  { value: { otp: 'abc' }, errors: [{ field: 'otp', message: 'The one-time PIN must be 6 or 8 digits' }] },
  {
    value: { otp: 5, person: { Surname: null } },
    errors: [
      { field: 'otp', message: 'Enter the one-time PIN' },
      { field: 'person.Surname', message: 'Enter the surname' },
    ],
  },
])('names every refused field of $value once', ({ value, errors }) => {
  const failure = { status: 422, code: 'VALIDATION_ERROR', message: errors[0]?.message };
  expect(refusalOf(value)).toMatchObject({ failure, errors });
});

it.each([
  { value: { otp: '123456', status: 'ACTIVE' }, message: 'Unknown field: status' },
  { value: { otp: 'wrong too', person: { Surname: 'Nkosi', id: '1' } }, message: 'Unknown field: person.id' },
  { value: JSON.parse('{"otp":"123456","__proto__":{"admin":true}}'), message: 'Unknown field: __proto__' },
  { value: { otp: '123456', '<script>': 1 }, message: 'The request has a field that is not known' },
])('refuses a field that nobody asked for: $message', ({ value, message }) => {
  expect(refusalOf(value)).toMatchObject({ failure: { status: 400, code: 'UNKNOWN_FIELD', message } });
});

describe('the parameters behind the question mark', () => {
  it.each([
    { search: 'pageNumber=1&pageSize=2', gives: { pageNumber: '1', pageSize: '2' } },
    { search: 'shouldSendOtp=true&shouldSendOtp=false', gives: { shouldSendOtp: ['true', 'false'] } },
    { search: '', gives: {} },
  ])('reads "$search"', ({ search, gives }) => {
    expect(queryValues(new URLSearchParams(search))).toEqual(gives);
  });

  it.each(['policyNumber=%00', 'policyNumber=7000010012%00', 'isRead=true&isRead=%00', '%E2%80%AE=x'])(
    'are refused like a body when they hold what no text may hold: "%s"',
    (search) => {
      const values = queryValues(new URLSearchParams(search));
      expect(() => readInput(NotificationQuerySchema, values)).toThrow(notPlainText);
    },
  );

  it('keeps an awkward name as a plain key', () => {
    const values = queryValues(new URLSearchParams('__proto__=x'));
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });
});
