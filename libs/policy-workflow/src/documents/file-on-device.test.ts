import { describe, expect, it } from 'vitest';
import { blobOf, nameOfFile } from './file-on-device';

const file = { fileName: 'policy-schedule', fileExtension: '.pdf', contentType: 'application/pdf', base64File: '' };

describe('a file from the service', () => {
  it.each([
    { fileName: 'policy-schedule', fileExtension: '.pdf', name: 'policy-schedule.pdf' },
    { fileName: 'birth.certificate.jpg', fileExtension: '.jpg', name: 'birth.certificate.jpg' },
    { fileName: 'Scan.PDF', fileExtension: '.PDF', name: 'Scan.PDF' },
  ])('$fileName with $fileExtension is kept as $name', ({ fileName, fileExtension, name }) => {
    expect(nameOfFile({ ...file, fileName, fileExtension })).toBe(name);
  });

  it('keeps every byte and its kind', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const blob = blobOf({ ...file, base64File: btoa(String.fromCharCode(...bytes)) });
    expect(blob.type).toBe('application/pdf');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
  });
});
