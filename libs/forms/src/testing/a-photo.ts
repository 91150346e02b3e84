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
