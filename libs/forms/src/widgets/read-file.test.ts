import { maxFileBytes } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { acceptedFiles, readFile } from './read-file';
import { sizeInWords } from './size-in-words';

const read = (name: string, content: BlobPart, type = '') => readFile(new File([content], name, { type }), () => {});

describe('a file that was chosen', () => {
  it('becomes what is sent, its kind told by its content', async () => {
    expect(await read('letter.pdf', '%PDF-1.7', 'text/plain')).toEqual({
      success: true,
      value: {
        base64File: btoa('%PDF-1.7'),
        fileName: 'letter.pdf',
        fileExtension: '.pdf',
        contentType: 'application/pdf',
      },
    });
  });

  it.each([
    ['letter', '%PDF-1.7', 'Invalid file extension'],
    ['letter.docx', 'PK', 'The file must be a PDF, JPG or PNG'],
    ['letter.pdf', '<html>', 'The file must be a PDF, JPG or PNG'],
    ['letter.pdf', '', 'Failed to read file'],
  ])('%s with "%s" is refused: %s', async (name, content, message) => {
    expect(await read(name, content)).toMatchObject({ success: false, message });
  });

  it('is refused when it is larger than 5 MB', async () => {
    const large = new Uint8Array(maxFileBytes + 100);
    expect(await read('letter.pdf', large)).toMatchObject({ message: 'The file must be smaller than 5 MB' });
  });
});

it('a browser is told the kinds and their extensions', () => {
  expect(acceptedFiles).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png');
});

it.each([
  [100, 'PDF, 1 KB'],
  [300 * 1024, 'PDF, 300 KB'],
  [1.26 * 1024 * 1024, 'PDF, 1,3 MB'],
])('%d bytes read as %s', (bytes, words) => {
  expect(sizeInWords({ base64File: 'A'.repeat(Math.ceil((bytes * 4) / 3)), fileExtension: '.pdf' })).toBe(words);
});
