import { withoutMetadata } from '@portal/domain';

/** A photo up to this size is not made smaller, in bytes. */
const smallEnough = 1024 * 1024;
/** The longer side of a photo that was made smaller, in pixels: a page of small print stays readable. */
const longestSide = 2200;
const quality = 0.82;

/**
 * Makes a photo ready to be sent: a large one smaller, because data is dear and cameras are generous (at most 2200 pixels long, as
 * JPEG), and any one without its place and time. Gives the file as it is when it is no photo or cannot be read.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type)) return file;
  try {
    return (file.size > smallEnough ? await drawnSmaller(file) : null) ?? (await plain(file));
  } catch {
    return file;
  }
}

/** Drawn anew, the way up that the camera says; nothing else that it says comes along. Null where that is not smaller. */
async function drawnSmaller(file: File): Promise<File | null> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (photo === null) return null;
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!smaller || smaller.size >= file.size) return null;
  return new File([smaller], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: smaller.type });
}

async function plain(file: File): Promise<File> {
  const bytes = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  return new File([new Uint8Array(bytes)], file.name, { type: file.type });
}
