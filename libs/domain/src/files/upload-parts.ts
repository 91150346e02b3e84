/** How a file travels in parts, in bytes: what one part may have (16 to 256 KiB), and below which size (200 KiB) a file is sent in one body. */
export const partLimits = { least: 16_384, most: 262_144, oneBodyBelow: 204_800 } as const;

/** How many uploads in parts one person may have open on a policy; the oldest gives way to another. */
export const mostOpenUploads = 12;

/** How much the files of one call may have together that came in parts, in bytes: 10 MiB. */
export const mostInParts = 10_485_760;

/** After its use an upload stays for so long, in minutes: who repeats a call whose answer was lost names it again. */
export const usedUploadMinutes = 10;

interface Cut {
  sizeBytes: number;
  partBytes: number;
}

/** In how many parts a file is cut. */
export const partCount = ({ sizeBytes, partBytes }: Cut): number => Math.ceil(sizeBytes / partBytes);

/** How many bytes a part has, counted from 0: all are of one size but the last. 0 where there is no such part. */
export const bytesOfPart = (cut: Cut, part: number): number =>
  part < 0 ? 0 : Math.max(0, Math.min(cut.partBytes, cut.sizeBytes - part * cut.partBytes));
