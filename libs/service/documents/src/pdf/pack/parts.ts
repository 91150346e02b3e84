/** Bytes put together piece by piece. */
export class Parts {
  private readonly parts: Uint8Array[] = [];
  length = 0;

  add(part: Uint8Array): void {
    this.parts.push(part);
    this.length += part.length;
  }

  joined(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
