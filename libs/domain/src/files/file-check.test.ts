import { describe, expect, it } from 'vitest';
import { checkFile, hasRoomForUploads, maxFileBytes, uploadLimits } from './file-check';
import { fileExtensionOf } from './file-payload';
import { fail, ok } from '../base/result';

const upload = (fileName: string, content: string) => ({
  base64File: btoa(content),
  fileName,
  fileExtension: fileExtensionOf(fileName) ?? '',
  contentType: 'application/octet-stream',
});

const pdf = '%PDF-1.7 a letter';
const jpg = '\xff\xd8\xff\xe0 a photo';
const png = '\x89PNG\r\n\x1a\n a scan';
const refused = fail('The file must be a PDF, JPG or PNG');

it.each([
  { fileName: 'letter.pdf', content: pdf, contentType: 'application/pdf' },
  { fileName: 'J. Smith letter.v2.PDF', content: pdf, contentType: 'application/pdf' },
  { fileName: 'photo.jpg', content: jpg, contentType: 'image/jpeg' },
  { fileName: 'photo.JPEG', content: jpg, contentType: 'image/jpeg' },
  { fileName: 'scan.png', content: png, contentType: 'image/png' },
])('takes $fileName', ({ fileName, content, contentType }) => {
  expect(checkFile(upload(fileName, content))).toEqual(ok({ contentType, sizeBytes: content.length }));
});

it.each([
  { fileName: 'page.pdf', content: '<!doctype html><script>', why: 'a web page named .pdf' },
  { fileName: 'page.pdf', content: ` ${pdf}`, why: 'a signature that is not at the start' },
  { fileName: 'program.pdf', content: 'MZ\x90\x00', why: 'a program named .pdf' },
  { fileName: 'drawing.svg', content: '<svg/>', why: 'a kind that is not allowed' },
  { fileName: 'photo.png', content: jpg, why: 'a photo named as another kind' },
  { fileName: 'letter.pdf', content: '%PDF', why: 'less than a signature' },
])('refuses $why', ({ fileName, content }) => {
  expect(checkFile(upload(fileName, content))).toEqual(refused);
});

it.each(['letter.exe.pdf', 'letter\u0000.pdf', '../letter.pdf'])('refuses the name %j', (fileName) => {
  expect(checkFile(upload(fileName, pdf)).success).toBe(false);
});

it('has room for so many documents, and for so much', () => {
  const { documents, bytes } = uploadLimits;
  expect(hasRoomForUploads({ documents: documents - 2, bytes: 0 }, [1, 1])).toBe(true);
  expect(hasRoomForUploads({ documents: documents - 2, bytes: 0 }, [1, 1, 1])).toBe(false);
  expect(hasRoomForUploads({ documents: 0, bytes: bytes - 2 }, [1, 1])).toBe(true);
  expect(hasRoomForUploads({ documents: 0, bytes: bytes - 2 }, [1, 2])).toBe(false);
});

it('refuses an extension that is not the name’s', () => {
  expect(checkFile({ ...upload('letter.exe', pdf), fileExtension: '.pdf' })).toEqual(fail('Invalid file extension'));
  expect(checkFile(upload('letter', pdf))).toEqual(fail('Invalid file extension'));
});

it.each(['', 'JVBERi0', 'JVBE!i0=', 'JV=ERi0='])('cannot read "%s"', (base64File) => {
  expect(checkFile({ ...upload('letter.pdf', pdf), base64File })).toEqual(fail('Failed to read file'));
});

describe('the size', () => {
  const sized = (bytes: number) => upload('letter.pdf', pdf.padEnd(bytes, ' '));

  it('is below 5 MB, to the byte', () => {
    expect(checkFile(sized(maxFileBytes - 1))).toMatchObject({ value: { sizeBytes: maxFileBytes - 1 } });
    expect(checkFile(sized(maxFileBytes))).toEqual(fail('The file must be smaller than 5 MB'));
  });
});
