import { type SharedCover } from '@portal/policy-workflow/cover';
import { drawCard } from './draw/draw-card';
import { readPalette } from './draw/palette';
import { type Voucher } from './shared-text';

/** The card as a picture; null where this browser cannot draw one. */
export async function pictureOf(shared: SharedCover, voucher: Voucher): Promise<File | null> {
  const canvas = document.createElement('canvas');
  try {
    drawCard(canvas, shared, voucher, readPalette());
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob && new File([blob], `cover-${voucher.code}.png`, { type: blob.type });
  } catch {
    return null;
  }
}

/** Hands a picture to the device, which keeps it where it keeps what it downloads. */
export function savePicture(picture: File): void {
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href: address, download: picture.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
