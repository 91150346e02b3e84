/** What is said of a text that may not be stored. */
export const notPlainText = 'This text contains characters that are not allowed';

/** Control characters, half a character (a lone surrogate), and what turns the direction of the text after it. */
const hidden = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;
const hiddenInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
const onlyPrintable = /^[ -~]*$/;

/** Trims a text and collapses its inner runs of spaces, of whatever width. */
export const cleanText = (typed: string): string => typed.trim().replace(/\p{Zs}+/gu, ' ');

/** Whether a text holds nothing that cannot be seen. Source: docs/domain/records.md#r9-1. */
export const isVisibleText = (text: string): boolean => onlyPrintable.test(text) || !hidden.test(text);

/** The same for text of several lines: tabs and line breaks may stand in it. */
export const isVisibleInLines = (text: string): boolean => onlyPrintable.test(text) || !hiddenInLines.test(text);

/** Whether a text may be stored: nothing that cannot be seen, no `<` and no `>`. Source: docs/domain/records.md#r9-1. */
export const isPlainText = (text: string): boolean => isVisibleText(text) && !/[<>]/.test(text);

/** The same for text of several lines. */
export const isPlainInLines = (text: string): boolean => isVisibleInLines(text) && !/[<>]/.test(text);
