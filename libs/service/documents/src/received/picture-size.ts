import { fail, fileRefusals, maxPictureSide, maxPixels, ok, type Result } from '@portal/domain';

/** Whether whoever opens a picture has the memory for it. A picture of nothing is damaged. */
export function checkPictureSize(width: number, height: number): Result<null> {
  if (width === 0 || height === 0) return fail(fileRefusals.unreadable);
  return Math.max(width, height) > maxPictureSide || width * height > maxPixels
    ? fail(fileRefusals.tooLarge)
    : ok(null);
}
