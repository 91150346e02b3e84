/** A photo that no compression makes small: noise. */
export async function aPhoto({ width, height }: { width: number; height: number }): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  context.putImageData(pixels, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
  return new File([blob as Blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** The same as a phone writes it that was held upright: lying on its side, with what sets it upright and where it was taken. */
export async function aPhotoOfAPhone(size: { width: number; height: number }): Promise<File> {
  const photo = await aPhoto(size);
  const exif = [
    ...[...'Exif\0\0MM'].map((sign) => sign.charCodeAt(0)),
    ...[0, 42, 0, 0, 0, 8, 0, 2],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], // its left side is the top
    ...[0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 38], // where: what follows
    ...[0, 0, 0, 0],
    ...[...'GPS 33.9249 S'].map((sign) => sign.charCodeAt(0)),
  ];
  const segment = Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif);
  return new File([photo.slice(0, 2), segment, photo.slice(2)], 'photo.jpg', { type: 'image/jpeg' });
}
