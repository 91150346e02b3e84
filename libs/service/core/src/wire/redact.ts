/** What may not stand in a log, and what stands there instead. The order matters: longer shapes first. */
const secrets: readonly [pattern: RegExp, instead: string][] = [
  [/\nparams:[\s\S]*$/, '\nparams: (hidden)'],
  [/[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g, '(e-mail)'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '(id)'],
  [/[A-Za-z0-9_-]{24,}(\.[A-Za-z0-9_-]+)*/g, '(token)'],
  [/\d[\d ]{4,}\d/g, '(digits)'],
  [/: "[^"]*"/g, ': "(value)"'],
];

/**
 * Takes out of a text what may not be logged: statement parameters, e-mail addresses, ids, tokens, quoted values, and
 * runs of six digits or more (PINs, ID, phone, account and policy numbers). At most 500 characters are kept.
 */
export const redact = (text: string): string =>
  secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text.slice(0, 2000)).slice(0, 500);
