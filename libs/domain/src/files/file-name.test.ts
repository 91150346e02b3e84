import { expect, it } from 'vitest';
import { checkFileName } from './file-name';
import { fail, ok } from '../base/result';

it.each(['letter.pdf', 'J. Smith letter.v2.PDF', 'Doc 20.11.2026.jpg', 'geboortesertifikaat – Zoë.png', 'x.pdf'])(
  'a file may be named "%s"',
  (name) => {
    expect(checkFileName(name)).toEqual(ok(name));
  },
);

const odd = 'The file name contains characters that are not allowed';
const two = 'The file name has more than one extension';
it.each([
  ['../../etc/passwd.pdf', odd],
  ['C:\\\\secret.pdf', odd],
  ['/letter.pdf', odd],
  ['.pdf', odd],
  ['let\u0000ter.pdf', odd],
  ['letter\u202efdp.exe.pdf', odd],
  ['letter\ud800.pdf', odd],
  ['<b>.pdf', odd],
  ['letter.exe.pdf', two],
  ['page.HTML.jpg', two],
  ['letter.pdf.jpg', two],
  [`${'x'.repeat(252)}.pdf`, 'The file name is too long'],
])('a file may not be named %j: %s', (name, sentence) => {
  expect(checkFileName(name)).toEqual(fail(sentence));
});
