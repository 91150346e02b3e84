import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PaidStatusSchema, PolicyListItemSchema, PolicySchema } from '../index';
import { leastAnswer } from './least-answer';

it.each([
  ['a policy', PolicySchema],
  ['a line of the list of policies', PolicyListItemSchema],
  ['what is paid', PaidStatusSchema],
])('the least answer about %s is one that the schema takes', (_, schema) => {
  expect(v.safeParse(schema, leastAnswer(schema)).issues).toBeUndefined();
});
