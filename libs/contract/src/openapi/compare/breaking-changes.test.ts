import { describe, expect, it } from 'vitest';
import { breakingChanges, type ComparedApi } from './breaking-changes';
import { type Shape } from './schema-changes';

const text: Shape = { type: 'string' };
const child = (more: Shape = {}): Shape => ({
  type: 'object',
  additionalProperties: false,
  required: ['First_Name'],
  properties: { First_Name: text, Is_Student: { type: 'boolean' } },
  ...more,
});

interface Parts {
  body?: Shape;
  answer?: Shape;
  statuses?: string[];
  parameters?: object[];
  callers?: string[];
  path?: string;
}

/** A document with one call. */
function api({ body = child(), answer = child(), statuses = ['404'], ...more }: Parts = {}): ComparedApi {
  const { parameters = [], callers = ['customer', 'consultant'], path = '/add-child' } = more;
  const json = (schema: Shape) => ({ content: { 'application/json': { schema } } });
  const refusals = Object.fromEntries(
    statuses.map((status) => [status, json({ $ref: '#/components/schemas/Failure' })]),
  );
  const post = {
    parameters,
    requestBody: json(body),
    responses: { 200: json(answer), ...refusals },
    'x-callers': callers,
  };
  return { paths: { [path]: { post } }, components: { schemas: { Failure: { type: 'object' }, Child: child() } } };
}

const fields = (properties: Record<string, Shape>): Shape => child({ properties, required: [] });
const change = (was: Shape, is: Shape) => [fields({ Kind: was }), fields({ Kind: is })] as const;
const sent = (was: Shape, is: Shape) => {
  const [old, now] = change(was, is);
  return [api({ body: old }), api({ body: now })] as const;
};
const answered = (was: Shape, is: Shape) => {
  const [old, now] = change(was, is);
  return [api({ answer: old }), api({ answer: now })] as const;
};
const orNull = (shape: Shape): Shape => ({ anyOf: [shape, { type: 'null' }] });
const query = (more: object) => ({ name: 'pageSize', in: 'query', schema: { type: 'integer', maximum: 50 }, ...more });

describe('what breaks callers', () => {
  it.each<[string, readonly [ComparedApi, ComparedApi], string]>([
    ['a call is gone', [api(), api({ path: '/add-a-child' })], 'POST /add-child is gone'],
    [
      'a field must be sent',
      [api(), api({ body: child({ required: ['First_Name', 'Is_Student'] }) })],
      'body.Is_Student must be sent',
    ],
    [
      'a new field must be sent',
      [
        api(),
        api({ body: child({ required: ['First_Name', 'Age'], properties: { ...child().properties, Age: text } }) }),
      ],
      'body.Age must be sent',
    ],
    [
      'a field is refused',
      [api(), api({ body: child({ properties: { First_Name: text } }) })],
      'body.Is_Student is gone',
    ],
    [
      'an answer lacks a field',
      [api(), api({ answer: child({ properties: { First_Name: text } }) })],
      'answer 200.Is_Student is gone',
    ],
    [
      'an answer may lack a field',
      [api(), api({ answer: child({ required: [] }) })],
      'answer 200.First_Name can be missing',
    ],
    ['a code is refused', sent({ enum: ['A', 'B'] }, { enum: ['A'] }), 'body.Kind takes no "B" any more'],
    ['a code is new in answers', answered({ enum: ['A'] }, { enum: ['A', 'B'] }), 'answer 200.Kind can be "B"'],
    ['any text becomes a list of codes', sent(text, { type: 'string', enum: ['A'] }), 'body.Kind takes other values'],
    ['another type is sent', sent(text, { type: 'number' }), 'body.Kind takes no string any more'],
    ['null is refused', sent(orNull(text), text), 'body.Kind takes no null any more'],
    ['null is answered', answered(text, orNull(text)), 'answer 200.Kind can be null'],
    [
      'a text may be shorter only',
      sent({ ...text, maxLength: 50 }, { ...text, maxLength: 40 }),
      'body.Kind: maxLength is 40 now',
    ],
    ['a text gets a form', sent(text, { ...text, pattern: '^A' }), 'body.Kind: pattern is ^A now'],
    [
      'what is in a list',
      sent({ type: 'array', items: text }, { type: 'array', items: { type: 'number' } }),
      'body.Kind[] takes no string any more',
    ],
    ['a status is new', [api(), api({ statuses: ['404', '409'] })], 'answers 409, which it did not'],
    ['a caller is shut out', [api(), api({ callers: ['customer'] })], 'consultant is let in no more'],
    [
      'a parameter must be sent',
      [api(), api({ parameters: [query({ required: true })] })],
      'query pageSize must be sent',
    ],
    [
      'a parameter takes less',
      [api({ parameters: [query({})] }), api({ parameters: [query({ schema: { type: 'integer', maximum: 20 } })] })],
      'query pageSize: maximum is 20 now',
    ],
    [
      'a named record changes',
      [
        { ...api({ answer: { $ref: '#/components/schemas/Child' } }) },
        { ...api({ answer: { $ref: '#/components/schemas/Child' } }), components: { schemas: { Child: fields({}) } } },
      ],
      'answer 200.First_Name is gone',
    ],
  ])('%s', (_what, [before, after], sentence) => {
    expect(breakingChanges(before, after).join('\n')).toContain(sentence);
  });

  it.each<[string, readonly [ComparedApi, ComparedApi]]>([
    ['nothing', [api(), api()]],
    ['a new call', [api(), { ...api(), paths: { ...api().paths, ...api({ path: '/add-spouse' }).paths } }]],
    ['a field that may be sent', [api(), api({ body: child({ properties: { ...child().properties, Age: text } }) })]],
    ['a field that may be left out', [api(), api({ body: child({ required: [] }) })]],
    ['a field in an answer', [api(), api({ answer: child({ properties: { ...child().properties, Age: text } }) })]],
    ['a code that may be sent', sent({ enum: ['A'] }, { enum: ['A', 'B'] })],
    ['a code that is answered no more', answered({ enum: ['A', 'B'] }, { enum: ['A'] })],
    ['null that may be sent', sent(text, orNull(text))],
    ['a longer text', sent({ ...text, maxLength: 40 }, { ...text, maxLength: 50 })],
    ['a status that is gone', [api({ statuses: ['404', '409'] }), api()]],
    ['another caller', [api(), api({ callers: ['customer', 'consultant', 'portalAdmin'] })]],
    ['a parameter that may be sent', [api(), api({ parameters: [query({})] })]],
    ['a record that got a name', [api(), api({ answer: { $ref: '#/components/schemas/Child' } })]],
  ])('is not %s', (_what, [before, after]) => {
    expect(breakingChanges(before, after)).toEqual([]);
  });
});
