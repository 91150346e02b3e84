import { fail, fileRefusals, ok, type Result } from '@portal/domain';
import { joinBytes } from '../join-bytes';
import { type Orientation, orientationOf, tiffWith } from '../orientation';
import { checkPictureSize } from '../picture-size';
import { markers, type Segment, segmentsOf } from './segments';

/**
 * A photo without what a camera writes beside the picture: place, time, device, thumbnails, comments, and whatever follows the end.
 * The picture itself is not touched; how it is to be turned and its colour profile stay, since without them it looks wrong.
 */
export function cleanJpeg(file: Uint8Array): Result<Uint8Array> {
  const segments = segmentsOf(file);
  const frames = segments?.filter(isFrame) ?? [];
  const [frame] = frames;
  if (!segments || !frame || frames.length > 1 || !segments.some(({ marker }) => marker === markers.scan)) {
    return fail(fileRefusals.unreadable);
  }
  const { body } = frame;
  const [height, width] = [1, 3].map((at) => (body[at] ?? 0) * 256 + (body[at + 1] ?? 0));
  const size = checkPictureSize(width ?? 0, height ?? 0);
  if (!size.success) return size;
  const kept = segments.filter(isPartOfPicture);
  const start = Uint8Array.of(0xff, markers.start);
  return ok(
    joinBytes([start, ...turned(segments), ...kept.map(({ bytes }) => bytes), Uint8Array.of(0xff, markers.end)]),
  );
}

/** The segments that say how large the picture is and how it is coded; the numbers between belong to tables. */
const isFrame = ({ marker }: Segment) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const startsWith = ({ body }: Segment, text: string) => [...text].every((char, at) => body[at] === char.charCodeAt(0));

/** Everything but what applications add; of that only the plain header, the colour profile and Adobe's word on colours. */
function isPartOfPicture(segment: Segment): boolean {
  const { marker } = segment;
  if (marker === markers.comment) return false;
  if (marker < markers.app0 || marker > markers.app15) return true;
  if (marker === markers.app0) return startsWith(segment, 'JFIF\0');
  if (marker === markers.app0 + 2) return startsWith(segment, 'ICC_PROFILE\0');
  return marker === markers.app0 + 14 && startsWith(segment, 'Adobe');
}

const exif = 'Exif\0\0';

/** A segment that says how the picture is to be turned; none when it stands as it is. */
function turned(segments: readonly Segment[]): Uint8Array[] {
  const written = segments.find((segment) => segment.marker === markers.app1 && startsWith(segment, exif));
  const orientation: Orientation = written ? orientationOf(written.body.subarray(exif.length)) : 1;
  if (orientation === 1) return [];
  const body = joinBytes([Uint8Array.from(exif, (char) => char.charCodeAt(0)), tiffWith(orientation)]);
  return [joinBytes([Uint8Array.of(0xff, markers.app1, 0, body.length + 2), body])];
}
