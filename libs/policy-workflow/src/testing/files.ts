import { aPdf as pdfText } from '@portal/domain/testing';

/** Chooses a file as a person does in the browser's own dialog, which nobody can open here. */
export async function chooseFile(page: HTMLElement, file: File): Promise<void> {
  const input = await found(() => page.querySelector<HTMLInputElement>('input[type=file]'));
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function found<Value>(look: () => Value | null): Promise<Value> {
  for (let tries = 0; tries < 200; tries++) {
    const value = look();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It is not there');
}

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
