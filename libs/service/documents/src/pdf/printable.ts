import { standIn } from './stand-in';

/** A text as it can be drawn. */
export interface Printable {
  /** What the eye reads: a stand-in where the font has no letters. */
  shown: string;
  /** What copying, searching and reading aloud give, where drawing alone would not give it. */
  actual: string | null;
  hasStandIn: boolean;
}

type HasGlyph = (codePoint: number) => boolean;

/** Signs that control or join others: nothing to draw. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]$/u;
/** In these scripts a letter is a glyph, in the order of writing: what is drawn can be read back. */
const simple = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** What joins two words of one name. */
const between = /^[\s'’-]+$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text with a stand-in for every run that the font cannot draw. Nothing of the text is lost: `actual` keeps it. */
export function printable(given: string, hasGlyph: HasGlyph): Printable {
  const text = given.normalize('NFC').replace(/\p{Surrogate}/gu, '\ufffd');
  if (isDrawn(text, hasGlyph)) return { shown: text, actual: simple.test(text) ? null : text, hasStandIn: false };
  const runs = runsOf(text, hasGlyph);
  const hasStandIn = runs.some(({ isDrawable }) => !isDrawable);
  return {
    shown: runs.map((run) => (run.isDrawable ? run.text : standIn(run.text))).join(''),
    actual: text.replace(/\p{Cc}/gu, ''),
    hasStandIn,
  };
}

const isDrawn = (text: string, hasGlyph: HasGlyph) =>
  [...text].every((letter) => hasGlyph(letter.codePointAt(0) ?? 0) && !invisible.test(letter));

interface Run {
  text: string;
  isDrawable: boolean;
}

/** Neighbours that cannot be drawn are one run, with the spaces and hyphens between them. */
function runsOf(text: string, hasGlyph: HasGlyph): Run[] {
  const runs: Run[] = [];
  let gap = '';
  for (const { segment } of graphemes.segment(text)) {
    const seen = [...segment].filter((letter) => !invisible.test(letter)).join('');
    if (seen === '') continue;
    const isDrawable = isDrawn(seen, hasGlyph);
    const last = runs.at(-1);
    if (last && !last.isDrawable && isDrawable && between.test(seen)) {
      gap += seen;
    } else if (last && last.isDrawable === isDrawable && gap === '') {
      last.text += seen;
    } else if (last && !last.isDrawable && !isDrawable) {
      last.text += gap + seen;
      gap = '';
    } else {
      runs.push({ text: gap + seen, isDrawable });
      gap = '';
    }
  }
  return gap === '' ? runs : [...runs, { text: gap, isDrawable: true }];
}
