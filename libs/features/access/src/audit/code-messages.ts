/** A code of the audit as words: `LOGIN_SUCCEEDED` is `Login succeeded`. `actionCode` goes the other way. */
export function codeInWords(code: string): string {
  const words = code.replaceAll('_', ' ').toLocaleLowerCase('en-ZA');
  return words.charAt(0).toLocaleUpperCase('en-ZA') + words.slice(1);
}

/** What somebody typed for an action, as the audit writes it: the words on the screen are found too. */
export const actionCode = (typed: string): string =>
  typed
    .trim()
    .replace(/[\s-]+/g, '_')
    .toUpperCase();
