import { expect, it } from 'vitest';
import { checkParents } from './parents-limit';

it.each([
  { relationships: [], isAllowed: true },
  { relationships: ['MOTHER', 'FATHER', 'MOTHER_IN_LAW', 'FATHER_IN_LAW'], isAllowed: true },
  { relationships: ['MOTHER', 'MOTHER'], isAllowed: true },
  { relationships: ['MOTHER', 'FATHER', 'MOTHER'], isAllowed: false },
  { relationships: ['FATHER_IN_LAW', 'FATHER_IN_LAW', 'MOTHER_IN_LAW'], isAllowed: false },
  { relationships: ['AUNT', 'AUNT', 'AUNT', 'GRANDMOTHER', 'GRANDMOTHER', 'GRANDMOTHER'], isAllowed: true },
])('$relationships may be covered: $isAllowed', ({ relationships, isAllowed }) => {
  const result = checkParents(relationships);
  expect(result.success).toBe(isAllowed);
  if (!result.success) expect(result.message).toBe('Only two parents and two parents-in-law can be covered');
});
