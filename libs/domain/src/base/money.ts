/** Amounts are rand, as numbers with at most two decimals; a name says `Cents` when they are whole cents. */
const space = '\u00a0';

/** Whole cents, as the database keeps money. */
export const toCents = (rand: number): number => Math.sign(rand) * Math.round(Math.abs(rand) * 100) || 0;

/** Rand, as money travels on the wire. */
export const fromCents = (cents: number): number => cents / 100;

const groups = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, space);

const write = (cents: number, decimals: boolean) => {
  const size = Math.abs(cents);
  const fraction = decimals ? `,${String(size % 100).padStart(2, '0')}` : '';
  return `${cents < 0 ? '-' : ''}R${space}${groups(Math.floor(size / 100))}${fraction}`;
};

/** `R 1 250` and `R 1 234,50` in the en-ZA way: no-break spaces, decimal comma, cents only where there are any. */
export const formatRand = (rand: number): string => {
  const cents = toCents(rand);
  return write(cents, cents % 100 !== 0);
};

/** An amount, or these words where there is none: a zero is never shown as a figure. */
export const formatRandOr = (rand: number, none: string): string => (toCents(rand) === 0 ? none : formatRand(rand));

/** What somebody is covered for, written as every amount. */
export const formatCover = formatRand;

/** `R 1 250,00`: always with cents, where a column of amounts adds up to the last one. */
export const formatRandAndCents = (rand: number): string => write(toCents(rand), true);

/** Rand from typed or formatted text: `R 1 234,50`, `1234.5`, `-R 5`. Null when it is not an amount of whole cents. */
export const parseRand = (typed: string): number | null => {
  const compact = typed.replace(/\s/g, '');
  const [, minus, whole, fraction = ''] = /^(-?)R?(\d{1,12})(?:[.,](\d{1,2}))?$/i.exec(compact) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return fromCents(minus === '-' && cents > 0 ? -cents : cents);
};
