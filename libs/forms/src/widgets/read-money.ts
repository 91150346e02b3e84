import { parseRand } from '@portal/domain';

/** `1,500.50` and `1.500,50`: with two kinds of separator the last one divides rand from cents. */
const groupedPattern = /^(-?R?)(\d{1,3}(?:([.,])\d{3})+)((?!\3)[.,]\d{1,2})$/i;

/**
 * Rand out of what people type: `R1 500,50`, `1500.50`, `1,500.50`. Null when it is not an amount of whole cents, or when
 * nobody can tell what it means: `1,500` may be fifteen hundred or one and a half.
 */
export function readMoney(typed: string): number | null {
  const compact = typed.replace(/\s/g, '');
  const [, sign, whole = '', , cents] = groupedPattern.exec(compact) ?? [];
  return parseRand(cents === undefined ? compact : `${sign}${whole.replace(/[.,]/g, '')}${cents}`);
}
