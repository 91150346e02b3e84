import { expect, it } from 'vitest';
import { refused, success } from './answer';
import { Refusal } from './refusal';

it.each([
  { data: { a: 1 }, body: '{"success":true,"data":{"a":1}}' },
  { data: null, body: '{"success":true,"data":null}' },
  { data: undefined, body: '{"success":true,"data":null}' },
])('wraps $data in the envelope', ({ data, body }) => {
  expect(success(data)).toEqual({ status: 200, body });
});

it('gives a failure its four fields and nothing else', () => {
  const answer = refused(new Refusal('INVALID_STATUS', 'No.', { errors: [{ field: 'a', message: 'b' }] }));
  expect(JSON.parse(answer.body)).toEqual({ success: false, status: 409, message: 'No.', code: 'INVALID_STATUS' });
});

it('adds the refused fields to a 422', () => {
  const errors = [{ field: 'otp', message: 'Enter the one-time PIN' }];
  const answer = refused(new Refusal('VALIDATION_ERROR', 'Enter the one-time PIN', { errors }));
  expect(JSON.parse(answer.body)).toMatchObject({ status: 422, errors });
});
