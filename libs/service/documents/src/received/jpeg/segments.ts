/** A part of a JPEG file: its marker, what it holds, and all its bytes. Of a scan the bytes go on to the next marker. */
export interface Segment {
  marker: number;
  body: Uint8Array;
  bytes: Uint8Array;
}

export const markers = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app15: 0xef,
  comment: 0xfe,
} as const;

/** The parts of a JPEG file from its start to its end; null when it is cut off or is none. What comes after the end is left out. */
export function segmentsOf(file: Uint8Array): Segment[] | null {
  if (file[0] !== 0xff || file[1] !== markers.start) return null;
  const segments: Segment[] = [];
  for (let at = 2; ;) {
    if (file[at] !== 0xff) return null;
    while (file[at + 1] === 0xff) at += 1; // filling
    const marker = file[at + 1];
    if (marker === markers.end) return segments;
    if (marker === undefined || at + 4 > file.length) return null;
    const length = (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0);
    const bodyEnd = at + 2 + length;
    if (length < 2 || bodyEnd > file.length) return null;
    const end = marker === markers.scan ? endOfScan(file, bodyEnd) : bodyEnd;
    segments.push({ marker, body: file.subarray(at + 4, bodyEnd), bytes: file.subarray(at, end) });
    at = end;
  }
}

/** Where the next marker stands: 0xff, but followed neither by a zero nor by a restart, which belong to the picture. */
function endOfScan(file: Uint8Array, start: number): number {
  for (let at = start; at < file.length; at += 1) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}
