import { expect, it } from 'vitest';
import { inShort } from './in-short';

it('a body is written out, the content of a file in short', () => {
  expect(JSON.parse(inShort({ Surname: 'Nkosi', Documents: [{ base64File: 'A'.repeat(100) }] }))).toEqual({
    Surname: 'Nkosi',
    Documents: [{ base64File: `${'A'.repeat(60)}… (100 characters)` }],
  });
});
