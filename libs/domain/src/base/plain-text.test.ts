import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, isPlainInLines, isPlainText, isVisibleInLines, isVisibleText } from './plain-text';

it.each([
  { text: 'Ng\u2019ang\u2019a, 12 Long Street', why: 'letters, marks and digits' },
  { text: '🏳️‍🌈 Zoë 日本 عمر', why: 'whole characters of any script' },
  { text: '', why: 'nothing' },
])('may be stored: $why', ({ text }) => {
  expect([isPlainText(text), isVisibleText(text), isVisibleInLines(text)]).toEqual([true, true, true]);
});

it.each([
  { text: '\u0000', why: 'a zero byte' },
  { text: 'a\u0007b', why: 'a control character' },
  { text: 'a\u009bb', why: 'a control character of the upper half' },
  { text: '\ud83c', why: 'half a character, the first' },
  { text: 'a\udff3', why: 'half a character, the second' },
  { text: 'a\u202eb', why: 'an override of the direction' },
  { text: 'a\u2067b\u2069', why: 'an isolate of the direction' },
  { text: 'a\u200fb', why: 'a mark of the direction' },
])('may not be stored: $why', ({ text }) => {
  expect([isPlainText(text), isVisibleText(text), isVisibleInLines(text)]).toEqual([false, false, false]);
});

it.each(['a\nb', 'a\tb', 'a\r\nb'])('%j may stand in text of several lines and in no other', (text) => {
  expect([isVisibleInLines(text), isVisibleText(text), isPlainText(text)]).toEqual([true, false, false]);
});

it.each(['a < b', 'b > a'])('%j can be seen, and is still no plain text', (text) => {
  expect([isVisibleText(text), isPlainText(text)]).toEqual([true, false]);
});

it('takes out space around a text and runs of it, of whatever width', () => {
  expect(cleanText('  Lindiwe \u00a0\u2003 Anne\u00a0')).toBe('Lindiwe Anne');
});

it('cleans a text once and for all', () => {
  fc.assert(fc.property(fc.string(), (text) => cleanText(cleanText(text)) === cleanText(text)));
});

it.each([
  ['She fell.\nOn the stairs.', true],
  ['She fell.\u0000', false],
  ['She <b>', false],
])('%j may be stored as text of several lines: %s', (text, may) => {
  expect(isPlainInLines(text)).toBe(may);
});
