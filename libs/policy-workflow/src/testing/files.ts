import { aPdf as pdfText } from '@portal/domain/testing';

export const aPdfFile = (name = 'birth-certificate.pdf') =>
  new File([pdfText('a birth certificate')], name, { type: 'application/pdf' });

/** More than the 5 MB that one file may have. */
export const aLargePdf = () =>
  new File(['%PDF-1.7 ', new Uint8Array(5 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' });

/** As a phone's camera gives it. */
export async function aPhoto(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 40 });
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob ?? ''], 'IMG_20261120_101500.jpg', { type: 'image/jpeg' });
}
