/** Of a tar file, in bytes: its parts begin and end at one. */
const size = 512;

/**
 * A tar file with each block of it once. The three databases of a new PostgreSQL are alike, too far apart for gzip to see.
 * What comes out: the number of blocks, for each the distance from the place after the one before to its own, and the blocks.
 */
export function joinAlike(tar: Uint8Array): Uint8Array<ArrayBuffer> {
  const places = new Map<string, number>();
  const kept: Uint8Array[] = [];
  const steps = new Int32Array(tar.length / size);
  let expected = 0;
  for (const number of steps.keys()) {
    const block = tar.subarray(number * size, (number + 1) * size);
    const text = String.fromCharCode(...block);
    const place = places.get(text) ?? kept.push(block) - 1;
    places.set(text, place);
    steps[number] = place - expected;
    expected = place + 1;
  }
  const joined = new Uint8Array(4 + steps.byteLength + kept.length * size);
  new DataView(joined.buffer).setUint32(0, steps.length, true);
  joined.set(new Uint8Array(steps.buffer), 4);
  kept.forEach((block, place) => joined.set(block, 4 + steps.byteLength + place * size));
  return joined;
}

/** The tar file that it was. */
export function partAgain(joined: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const count = new DataView(joined).getUint32(0, true);
  const steps = new Int32Array(joined, 4, count);
  const kept = new Uint8Array(joined, 4 + steps.byteLength);
  const tar = new Uint8Array(count * size);
  let place = 0;
  for (const [number, step] of steps.entries()) {
    place += step;
    tar.set(kept.subarray(place * size, (place + 1) * size), number * size);
    place += 1;
  }
  return tar;
}
