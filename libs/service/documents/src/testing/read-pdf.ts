import { inflateSync } from 'node:zlib';

/** A document as a reader sees it. */
export interface ReadPdf {
  /** Every object that is no stream, and every content stream, in the file's own language. */
  source: string;
  pages: number;
  /** What copying or reading aloud gives, page after page, without white space: where a line ends is the page's own affair. */
  text: string;
}

/** Reads a document that was packed: objects, pages, and the words on them through the tables of their fonts. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const streams = streamsOf(Buffer.from(bytes));
  const objects = new Map(
    [...streams].filter(([, { about }]) => about.includes('/ObjStm')).flatMap(([, one]) => unpack(one)),
  );
  const inObject = (number: string | undefined) => objects.get(Number(number)) ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const content = pages.map((page) => streams.get(Number(/\/Contents (\d+)/.exec(page)?.[1]))?.content ?? '');
  const fonts = new Map(
    pages.flatMap((page) =>
      [...inObject(/\/Resources (\d+)/.exec(page)?.[1]).matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => {
        const table = Number(/\/ToUnicode (\d+)/.exec(inObject(font))?.[1]);
        return [name, lettersOf(streams.get(table)?.content ?? '')] as const;
      }),
    ),
  );
  return {
    source: [...objects.values(), ...content].join('\n'),
    pages: pages.length,
    text: content.map((page) => wordsOf(page, fonts)).join(''),
  };
}

interface Stream {
  about: string;
  /** A character for each byte. */
  content: string;
}

function streamsOf(file: Buffer): Map<number, Stream> {
  const found = file.toString('latin1').matchAll(/(\d+) 0 obj\n(<<(?:(?!endobj)[\s\S])*?>>)\nstream\n/g);
  return new Map(
    [...found].map((match) => {
      const [all, number, about = ''] = match;
      const begin = match.index + all.length;
      const packed = file.subarray(begin, begin + Number(/\/Length (\d+)/.exec(about)?.[1]));
      const content = about.includes('/FlateDecode') ? inflateSync(packed) : packed;
      return [Number(number), { about, content: content.toString('latin1') }];
    }),
  );
}

/** The objects of a stream of objects. */
function unpack({ about, content }: Stream): [number, string][] {
  const first = Number(/\/First (\d+)/.exec(about)?.[1]);
  const numbers = content.slice(0, first).trim().split(/\s+/).map(Number);
  const places = numbers.filter((_, at) => at % 2 === 1).concat(content.length - first);
  return places
    .slice(0, -1)
    .map((place, at) => [numbers[2 * at] ?? 0, content.slice(first + place, first + (places[at + 1] ?? 0))]);
}

const fromHex = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The text of each glyph, by its number in the file. */
const lettersOf = (table: string): string[] =>
  [...table.matchAll(/> \[(.*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => fromHex(hex)),
  );

const operator =
  /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\/\w+ (?:<<(?:\((?:\\[\s\S]|[^\\)])*\)|[^()>]|>(?!>))*>> )?(BDC|BMC)|EMC/g;

/** The words of one page: those that a marked text stands for, else the letters of its glyphs. */
function wordsOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let letters: readonly string[] = [];
  let words = '';
  const marked: boolean[] = [];
  for (const [found, font, glyphs, begins] of content.matchAll(operator)) {
    if (font) letters = fonts.get(font) ?? [];
    else if (begins) {
      const actual = /\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/.exec(found)?.[1];
      if (actual !== undefined) words += textString(actual);
      marked.push(actual !== undefined);
    } else if (found === 'EMC') {
      if (marked.pop() === undefined) throw new Error('More marks end than begin');
    } else if (glyphs && !marked.includes(true)) {
      for (const [glyph] of [...glyphs.matchAll(/<([^>]*)>/g)]
        .map(([, hex]) => hex)
        .join('')
        .matchAll(/.{4}/g)) {
        words += letters[parseInt(glyph, 16)] ?? '';
      }
    }
  }
  if (marked.length > 0) throw new Error('A mark does not end');
  return words.replace(/\s/gu, '');
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text of the file's own language: escaped, in UTF-16 where it says so. */
function textString(written: string): string {
  const plain = written.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign);
  return plain.startsWith('þÿ') ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le') : plain;
}
