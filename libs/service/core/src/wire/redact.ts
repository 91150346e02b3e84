/** What may not stand in a log, and what stands there instead. The order matters: longer shapes first. */
const secrets: readonly [pattern: RegExp, instead: string][] = [
  [/\nparams:[\s\S]*$/, '\nparams: (hidden)'],
  [/Failing row contains[\s\S]*$/, 'Failing row contains (values)'],
  [/\)=\(.*/g, ')=(value)'],
  [/,? ?(?:\.{3})?"[\s\S]* is not valid JSON/, ' (text) is not valid JSON'],
  [/'(?:[^']|'')*'(?=\s*(?:::|[,)]))/g, "'(value)'"],
  [/[^\s"'<>(),:;]+@[^\s"'<>(),:;]+/g, '(e-mail)'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '(id)'],
  [/[A-Za-z0-9_-]{24,}(\.[A-Za-z0-9_-]+)*/g, '(token)'],
  [/\d[\d ]{4,}\d/g, '(digits)'],
];

/** What a database calls its own things, and how a statement names them: fit to be read. */
const namesOwn = /\b(?:relation|column|constraint|table|function|index|type|schema|database|role|trigger) $/;
const ownName = /^"[a-z_][a-z0-9_]*"$/;

/** A quoted text may be anybody's name; one that is cut off has no second quote. */
const withoutQuoted = (text: string): string =>
  text.replace(/"[^"]*(?:"|$)/g, (quoted, at: number) => {
    const isOwn = text.startsWith('Failed query') || namesOwn.test(text.slice(0, at));
    return isOwn && ownName.test(quoted) ? quoted : '"(value)"';
  });

/**
 * Takes out of a text what may not be logged: statement parameters, rows and keys that a database quotes, e-mail addresses, ids,
 * tokens, quoted values, and runs of six digits or more (PINs, ID, phone, account and policy numbers). At most 500 characters are kept.
 */
export const redact = (text: string): string =>
  withoutQuoted(
    secrets.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text.slice(0, 2000)),
  ).slice(0, 500);
