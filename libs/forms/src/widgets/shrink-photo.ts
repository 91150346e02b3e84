/** A photo up to this size is sent as it is, in bytes. */
const smallEnough = 1024 * 1024;
/** The longer side of a photo that was made smaller, in pixels: a page of small print stays readable. */
const longestSide = 2200;
const quality = 0.82;

/**
 * Makes a large photo smaller, because data is dear and cameras are generous: at most 2200 pixels long, as JPEG. Gives the
 * file as it is when it is no photo, is small already, would not become smaller, or cannot be drawn.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size <= smallEnough) return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!smaller || smaller.size >= file.size) return file;
    return new File([smaller], file.name.replace(/\.[^.]*$/, '') + '.jpg', { type: smaller.type });
  } catch {
    return file;
  }
}
