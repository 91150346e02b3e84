import { code128Patterns } from './code-128-patterns';

const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;
const stop = 106;

/** Pairs of digits take one symbol each in set C. It pays for two digits alone, four at an end, six in the middle. */
const worthPairs = (digits: number, at: number, length: number) =>
  digits >= (length === 2 ? 2 : at === 0 || at + digits === length ? 4 : 6);

/**
 * The symbol values of a text: start, text, check symbol, stop. Sets B and C, the shorter of the two wherever they differ.
 * Gives null for a text that set B cannot say: empty, or beyond the printable characters of ASCII.
 * Source: ISO/IEC 15417, annex E (as few symbols as can be) and annex A (check symbol modulo 103).
 */
export function code128Symbols(text: string): number[] | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const symbols: number[] = [];
  let set: 'B' | 'C' | null = null;
  for (let at = 0; at < text.length;) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    if (set === 'C' && digits >= 2) {
      symbols.push(Number(text.slice(at, at + 2)));
      at += 2;
    } else if (set !== 'C' && worthPairs(digits, at, text.length) && (set === null || digits % 2 === 0)) {
      symbols.push(set === null ? startC : toC);
      set = 'C';
    } else {
      if (set !== 'B') symbols.push(set === null ? startB : toB);
      set = 'B';
      symbols.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  const weighed = symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(1, place), 0);
  return [...symbols, weighed % 103, stop];
}

/**
 * The widths in modules of the bars and spaces of a text in turn, beginning and ending with a bar, without the quiet zones.
 * Null where `code128Symbols` is.
 */
export const code128Widths = (text: string): number[] | null =>
  code128Symbols(text)?.flatMap((symbol) => [...(code128Patterns[symbol] ?? '')].map(Number)) ?? null;
