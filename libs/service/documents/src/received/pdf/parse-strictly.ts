import { PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { type PDFContext } from '@cantoo/pdf-lib';
import { unpackedSize } from './unpacked-size';

/** What is in a PDF. */
export interface ParsedPdf {
  /** Every object, of every version of the file, and what its ends refer to. */
  objects: PDFObject[];
  /** What a reference leads to. */
  lookup(object: PDFObject | undefined): PDFObject | undefined;
  isLocked: boolean;
  hasPages: boolean;
}

/** How many objects are read before others get their turn. */
const objectsPerTurn = 500;
/** More than a document of 5 MB needs. */
const mostObjects = 100_000;
const space = new Set([0, 9, 10, 12, 13, 32]);
const keywords = ['xref', 'trailer', 'startxref'].map((word) => word.charCodeAt(0));

/** The parts of the parser that are watched: they are its own, and only its types keep them to itself. */
interface Inside {
  context: PDFContext;
  bytes: { done(): boolean; peek(): number };
  parseObject(ref?: PDFRef): PDFObject;
  parseDict(ref?: PDFRef): PDFDict;
  skipJibberish(): void;
  skipWhitespaceAndComments(): void;
}

/**
 * Reads every object of a PDF from its first byte to its last. The library is made stricter than it is: it would step over what it
 * cannot read, byte by byte, keep the last version of an object only, and unpack a stream of any size.
 */
export async function parseStrictly(file: Uint8Array): Promise<ParsedPdf> {
  const parser = PDFParser.forBytesWithOptions(file, objectsPerTurn, true);
  const inside = parser as unknown as Inside;
  const { context, bytes } = inside;
  const objects: PDFObject[] = [];
  watch(context, 'assign', (_nothing, _ref: PDFRef, object: PDFObject) => {
    objects.push(object);
    if (objects.length > mostObjects) throw new Error('There are too many objects');
  });
  watch(inside, 'parseDict', (dict) => void (dict.has(PDFName.of('Root')) && objects.push(dict)));
  let unpacked = 0;
  watch(inside, 'parseObject', (object) => {
    if (isPacked(object)) unpacked += unpackedSize(object, unpacked);
  });
  inside.skipJibberish = () => {
    inside.skipWhitespaceAndComments();
    if (bytes.done()) return;
    const next = bytes.peek();
    const isExpected = (next >= 0x30 && next <= 0x39) || space.has(next) || keywords.includes(next);
    if (!isExpected) throw new Error('Something stands between the objects');
  };
  await parser.parseDocument();
  const lookup = (object: PDFObject | undefined) => (object === undefined ? undefined : context.lookup(object));
  const root = lookup(context.trailerInfo.Root);
  return {
    objects,
    lookup,
    isLocked: context.trailerInfo.Encrypt !== undefined,
    hasPages: root instanceof PDFDict && lookup(root.get(PDFName.of('Pages'))) instanceof PDFDict,
  };
}

/** Streams that hold objects, which the parser unpacks at once. */
const isPacked = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream &&
  [PDFName.of('ObjStm'), PDFName.of('XRef')].some((type) => object.dict.lookup(PDFName.of('Type')) === type);

/** Looks at what a method gives and was given, each time it is called. */
function watch<Of extends object, Name extends keyof Of & string>(
  of: Of,
  name: Name,
  seen: Of[Name] extends (...given: infer Given) => infer Gives ? (gives: Gives, ...given: Given) => void : never,
): void {
  const method = (of[name] as (...given: unknown[]) => unknown).bind(of);
  const watched = (...given: unknown[]) => {
    const gives = method(...given);
    (seen as (...all: unknown[]) => void)(gives, ...given);
    return gives;
  };
  Object.assign(of, { [name]: watched });
}
