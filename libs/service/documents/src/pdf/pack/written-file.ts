/** A file as pdfkit ends it: objects one after the other, a table of where they begin, the trailer. */
export interface WrittenFile {
  /** In the order of their numbers, from 1. */
  objects: readonly WrittenObject[];
  /** What stands before the first object. */
  head: Uint8Array;
  /** What follows `/Size` in the trailer. */
  trailer: string;
}

interface WrittenObject {
  whole: Uint8Array;
  /** What is in it; null for a stream. */
  body: Uint8Array | null;
}

const tail =
  /xref\n0 \d+\n((?:\d{10} \d{5} [fn] ?\r?\n)+)trailer\n<<\n\/Size \d+\n([\s\S]*?)>>\nstartxref\n\d+\n%%EOF\s*$/;

/** Throws where the file is none that pdfkit writes. */
export function readWrittenFile(bytes: Uint8Array): WrittenFile {
  const text = new TextDecoder('latin1').decode(bytes); // a character for each byte
  const found = tail.exec(text);
  if (!found) throw new Error('This is not a file as pdfkit writes it');
  const [, table = '', trailer = ''] = found;
  const offsets = [...table.matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset));
  const inOrder = [...offsets, found.index].toSorted((a, b) => a - b);
  const next = new Map(inOrder.map((offset, place) => [offset, inOrder[place + 1] ?? found.index]));
  const objectAt = (begin: number): WrittenObject => {
    const end = next.get(begin) ?? found.index;
    const written = text.slice(begin, end);
    const from = written.indexOf('obj\n') + 4;
    const isStream = written.includes('\nstream\n', from);
    return {
      whole: bytes.subarray(begin, end),
      body: isStream ? null : bytes.subarray(begin + from, begin + written.lastIndexOf('\nendobj')),
    };
  };
  return { objects: offsets.map(objectAt), head: bytes.subarray(0, inOrder[0]), trailer };
}
