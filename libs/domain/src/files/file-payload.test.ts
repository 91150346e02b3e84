import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataUrlOf, fileExtensionOf, filePayload } from './file-payload';
import { fail, ok } from '../base/result';
import { manyRuns } from '../testing/runs';

it('takes a file apart for sending', () => {
  expect(filePayload('my.bank.letter.PDF', 'data:application/pdf;base64,JVBERi0=')).toEqual(
    ok({
      base64File: 'JVBERi0=',
      fileName: 'my.bank.letter.PDF',
      fileExtension: '.PDF',
      contentType: 'application/pdf',
    }),
  );
});

it.each([
  { fileName: 'letter.pdf', dataUrl: '', gives: 'Failed to read file' },
  { fileName: 'letter.pdf', dataUrl: 'data:text/plain,hello', gives: 'Failed to read file' },
  { fileName: 'letter.pdf', dataUrl: 'JVBERi0=', gives: 'Failed to read file' },
  { fileName: 'letter', dataUrl: 'data:application/pdf;base64,JVBERi0=', gives: 'Invalid file extension' },
  { fileName: 'letter.', dataUrl: 'data:application/pdf;base64,JVBERi0=', gives: 'Invalid file extension' },
  { fileName: '', dataUrl: 'data:application/pdf;base64,JVBERi0=', gives: 'Invalid file extension' },
])('"$fileName" from "$dataUrl": $gives', ({ fileName, dataUrl, gives }) => {
  expect(filePayload(fileName, dataUrl)).toEqual(fail(gives));
});

it('copes with a reader that knows no type, or says more about it', () => {
  expect(filePayload('a.pdf', 'data:;base64,JVBERi0=')).toMatchObject({ value: { contentType: '' } });
  expect(filePayload('a.pdf', 'data:text/plain;charset=utf-8;base64,JVBERi0=')).toMatchObject({
    value: { contentType: 'text/plain', base64File: 'JVBERi0=' },
  });
});

it('finds the extension after the last dot of any name', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (parts) => {
      const name = parts.join('.');
      const last = name.split('.').pop() ?? '';
      const expected = name.includes('.') && last !== '' ? `.${last}` : null;
      expect(fileExtensionOf(name)).toBe(expected);
      const payload = filePayload(name, 'data:image/png;base64,AAAA');
      expect(payload.success ? payload.value.fileExtension : payload.message).toBe(
        expected ?? 'Invalid file extension',
      );
    }),
    manyRuns,
  );
});

it('puts back together what it took apart', () => {
  fc.assert(
    fc.property(fc.base64String(), (content) => {
      const dataUrl = `data:image/png;base64,${content}`;
      const payload = filePayload('a.png', dataUrl);
      expect(payload.success && dataUrlOf(payload.value)).toBe(dataUrl);
    }),
  );
});
