import { crossReferences, type Place, rowWidths } from './cross-references';
import { ascii, Parts } from './parts';
import { readWrittenFile } from './written-file';

/**
 * The same document with its small objects compressed together, as PDF allows since 1.5. pdfkit writes each cell of a table as
 * an object of its own, in plain text: more than half of the file.
 */
export async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  const { objects, head, trailer } = readWrittenFile(bytes);
  const [holder, table] = [objects.length + 1, objects.length + 2];
  const out = new Parts();
  out.add(head);

  const small: SmallObject[] = [];
  const places: Place[] = [{ kind: 0, at: 0, index: 0xffff }];
  objects.forEach(({ whole, body }, place) => {
    if (body === null) {
      places.push({ kind: 1, at: out.length, index: 0 });
      out.add(whole);
    } else {
      places.push({ kind: 2, at: holder, index: small.length });
      small.push({ number: place + 1, body });
    }
  });

  places.push({ kind: 1, at: out.length, index: 0 });
  const { content, first } = together(small);
  out.add(await streamObject(holder, `/Type /ObjStm /N ${small.length} /First ${first}`, content));
  const begin = out.length;
  places.push({ kind: 1, at: begin, index: 0 });
  const about = `/Type /XRef /W [${rowWidths.join(' ')}] /Size ${table + 1} ${trailer}`;
  out.add(await streamObject(table, about, crossReferences(places)));
  out.add(ascii(`startxref\n${begin}\n%%EOF\n`));
  return out.joined();
}

interface SmallObject {
  number: number;
  body: Uint8Array;
}

/** Numbers and places of the objects, then, from byte `first` on, the objects. */
function together(objects: readonly SmallObject[]): { content: Uint8Array; first: number } {
  const bodies = new Parts();
  const places = objects.map(({ number, body }) => {
    const place = `${number} ${bodies.length}`;
    bodies.add(body);
    bodies.add(ascii('\n'));
    return place;
  });
  const head = ascii(`${places.join(' ')}\n`);
  const all = new Parts();
  all.add(head);
  all.add(bodies.joined());
  return { content: all.joined(), first: head.length };
}

async function streamObject(number: number, about: string, content: Uint8Array): Promise<Uint8Array> {
  const small = await deflate(content);
  const parts = new Parts();
  parts.add(ascii(`${number} 0 obj\n<< ${about} /Filter /FlateDecode /Length ${small.length} >>\nstream\n`));
  parts.add(small);
  parts.add(ascii('\nendstream\nendobj\n'));
  return parts.joined();
}

/** By the platform: in a process and in a tab. */
async function deflate(content: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(content)]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
