import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128Symbols, code128Widths } from './code-128';
import { code128Patterns } from './code-128-patterns';

/** Reads symbol values back, as a scanner does. */
function read(symbols: readonly number[]): string {
  let set = symbols[0] === 105 ? 'C' : 'B';
  let text = '';
  for (const symbol of symbols.slice(1, -2)) {
    if (set === 'C' && symbol === 100) set = 'B';
    else if (set === 'B' && symbol === 99) set = 'C';
    else text += set === 'C' ? String(symbol).padStart(2, '0') : String.fromCharCode(symbol + 32);
  }
  return text;
}

describe('the symbols of Code 128', () => {
  it.each([
    { text: 'Wikipedia', gives: [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106] },
    { text: '1999997000010012', gives: [105, 19, 99, 99, 70, 0, 1, 0, 12, 74, 106] },
  ])('of "$text" are those worked out by hand, check symbol and all', ({ text, gives }) => {
    expect(code128Symbols(text)).toEqual(gives);
  });

  it.each([
    { text: '12', gives: [105, 12], why: 'two digits alone are one pair' },
    { text: '12345', gives: [105, 12, 34, 100, 21], why: 'an odd digit at the end goes to set B' },
    { text: 'A1234567', gives: [104, 33, 17, 99, 23, 45, 67], why: 'an odd digit goes before the change to set C' },
    { text: 'A1234B', gives: [104, 33, 17, 18, 19, 20, 34], why: 'four digits in the middle are not worth a change' },
    { text: 'A123456B', gives: [104, 33, 99, 12, 34, 56, 100, 34], why: 'six are' },
  ])('of "$text": $why', ({ text, gives }) => {
    expect(code128Symbols(text)?.slice(0, -2)).toEqual(gives);
  });

  it.each(['', 'Thandi Nkosí', 'two\nlines'])('are none for "%s"', (text) => {
    expect(code128Symbols(text)).toBeNull();
    expect(code128Widths(text)).toBeNull();
  });

  it('read back as the text, with a check symbol that fits', () => {
    const text = fc.string({ minLength: 1, unit: fc.constantFrom(...'0123456789012345678901234567890-Ab ~') });
    fc.assert(
      fc.property(text, (written) => {
        const symbols = code128Symbols(written) ?? [];
        expect(read(symbols)).toBe(written);
        const sum = symbols.slice(0, -2).reduce((total, symbol, place) => total + symbol * (place || 1), 0);
        expect(symbols.at(-2)).toBe(sum % 103);
      }),
    );
  });
});

describe('the bars', () => {
  it('of a Pay@ number are 123 modules wide and begin and end with a bar', () => {
    const widths = code128Widths('1999997000010012') ?? [];
    expect(widths.reduce((sum, width) => sum + width)).toBe(10 * 11 + 13);
    expect(widths.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
    expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  });

  it('of every symbol are eleven modules, an even number of them black, and no two are alike', () => {
    const symbols = code128Patterns.slice(0, 106).map((pattern) => [...pattern].map(Number));
    for (const [bar1 = 0, space1 = 0, bar2 = 0, space2 = 0, bar3 = 0, space3 = 0] of symbols) {
      expect(bar1 + bar2 + bar3 + space1 + space2 + space3).toBe(11);
      expect((bar1 + bar2 + bar3) % 2).toBe(0);
    }
    expect(new Set(code128Patterns).size).toBe(107);
  });
});
