import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { obeys } from './fields/rules';
import { written } from './fields/written';
import { readBody } from './read-body';

const Inner = written({ Line: v.pipe(v.string('Line is required'), v.nonEmpty('Line is required')) });
const Schema = v.pipe(
  written({
    Name: v.pipe(v.string('Name is required'), v.nonEmpty('Name is required'), v.minLength(2, 'Name is too short')),
    Count: v.optional(v.number(), 1),
    Inner,
  }),
  obeys(({ Name, Count }) => [
    ...(Name === 'Bad' ? [{ field: 'Inner.Line', message: 'Not with Bad' }] : []),
    ...(Count === 13 ? [{ field: 'Count', message: 'Not 13' }] : []),
  ]),
);

const refused = (body: unknown) => {
  const result = readBody(Schema, body);
  return result.success
    ? null
    : { code: result.code, errors: result.errors.map((one) => Object.values(one).join(': ')) };
};

describe('readBody', () => {
  it('gives what was read, with defaults', () => {
    expect(readBody(Schema, { Name: 'Ann', Inner: { Line: 'x' } })).toEqual({
      success: true,
      value: { Name: 'Ann', Count: 1, Inner: { Line: 'x' } },
    });
  });

  it.each([
    ['a missing field like an empty one', {}, ['Name: Name is required', 'Inner: The details must be an object']],
    [
      'the first sentence of a field only',
      { Name: '', Inner: { Line: '' } },
      ['Name: Name is required', 'Inner.Line: Line is required'],
    ],
    [
      'rules beside refused fields',
      { Name: '', Count: 13, Inner: { Line: 'x' } },
      ['Name: Name is required', 'Count: Not 13'],
    ],
    ['rules about nested fields', { Name: 'Bad', Inner: { Line: 'x' } }, ['Inner.Line: Not with Bad']],
    [
      'what no form can send, without repeating it',
      { Name: 'Ann', Count: '<b>', Inner: { Line: 'x' } },
      ['Count: This value is not valid'],
    ],
  ])('reports %s', (_what, body, errors) => {
    expect(refused(body)).toEqual({ code: 'VALIDATION_ERROR', errors });
  });

  it('refuses strangers first, deep inside too', () => {
    expect(refused({ Name: '', Inner: { Line: 'x', status: 'ACTIVE' } })).toEqual({
      code: 'UNKNOWN_FIELD',
      errors: ['Inner.status: Unknown field: Inner.status'],
    });
  });

  it.each([null, undefined, 'text', 7, [], [{}]])('refuses %j as a body', (body) => {
    expect(readBody(Schema, body)).toMatchObject({
      success: false,
      code: 'BAD_REQUEST',
      message: 'Send a JSON object',
    });
  });

  const hidden = 'This text contains characters that are not allowed';
  it.each([
    ['a value', { Name: 'Ann', Inner: { Line: 'a\ud800' } }, `Inner.Line: ${hidden}`],
    ['a value in a list', { Name: 'Ann', Inner: [['x'], ['a\u202e']] }, `Inner.1.0: ${hidden}`],
    ['a value that nobody asked for', { Name: 'Ann', status: '\u0000' }, `status: ${hidden}`],
    ['the name of a field, which is not repeated', { Inner: { 'Li\u0000ne': 'x' } }, `Inner: ${hidden}`],
  ])('refuses what no record may hold before anything else: in %s', (_where, body, error) => {
    expect(refused(body)).toEqual({ code: 'VALIDATION_ERROR', errors: [error] });
  });

  it('refuses values inside values without end', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) as unknown;
    expect(readBody(Schema, deep)).toMatchObject({ code: 'BAD_REQUEST', message: 'The request is nested too deeply' });
  });
});
