/** Where an object is: nowhere, in the file (`at` is the byte), or in a stream of objects (`at` is its number). */
export interface Place {
  kind: 0 | 1 | 2;
  at: number;
  index: number;
}

/** The bytes that each part of a row takes, as the table says of itself. */
export const rowWidths = [1, 4, 2] as const;
const width = 7;

export function crossReferences(places: readonly Place[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(places.length * width));
  places.forEach(({ kind, at, index }, row) => {
    view.setUint8(row * width, kind);
    view.setUint32(row * width + 1, at);
    view.setUint16(row * width + 5, index);
  });
  return new Uint8Array(view.buffer);
}
