/** Bytes as base64, in pieces: all at once are too many arguments. */
export function base64Of(bytes: Uint8Array): string {
  const size = 0x8000;
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
    String.fromCharCode(...bytes.subarray(place * size, (place + 1) * size)),
  );
  return btoa(parts.join(''));
}
