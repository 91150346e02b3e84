/** Longer values are cut: nothing of ours is as long. Source: docs/domain/payments.md#r6-4. */
const longest = 64;
const statuses = ['success', 'failed', 'cancelled'] as const;

/**
 * What the payment page reported on the way back. Anybody can write such an address: these are words, not facts. The page uses the
 * status, for what it says until our own record answers, and the id, to ask for that record; what was paid, how and under which
 * reference the record alone says (docs/domain/payments.md#r6-4).
 */
export interface ReportedPayment {
  /** `none`: the address did not say, or not in a way that counts. */
  status: (typeof statuses)[number] | 'none';
  transactionId: string | null;
  reference: string | null;
  method: string | null;
  /** The id of our payment without dashes. */
  externalRef: string | null;
  /** As it was written; perhaps no amount at all. */
  amount: string | null;
}

/** The parameters of the return page (docs/specification.md#s2). */
export const returnParameters = [
  'status',
  'payatTranId',
  'payatReferenceNum',
  'digiapiPaymentMethod',
  'digiapiExternalRef',
  'payatAmount',
] as const;

/** Whether an address reports anything. */
export const hasReport = (search: URLSearchParams): boolean => returnParameters.some((name) => search.has(name));

/**
 * Reads the six parameters and nothing else. A status counts only as it is written in the specification; what is given twice is
 * ignored, for nobody can say which one is meant; what cannot be seen or turns the direction of reading is left out.
 */
export function readReport(search: URLSearchParams): ReportedPayment {
  const status = statuses.find((known) => known === onlyOne(search, 'status'));
  return {
    status: status ?? 'none',
    transactionId: shownText(onlyOne(search, 'payatTranId')),
    reference: shownText(onlyOne(search, 'payatReferenceNum')),
    method: shownText(onlyOne(search, 'digiapiPaymentMethod')),
    externalRef: shownText(onlyOne(search, 'digiapiExternalRef')),
    amount: shownText(onlyOne(search, 'payatAmount')),
  };
}

const onlyOne = (search: URLSearchParams, name: (typeof returnParameters)[number]): string | null => {
  const [value, ...more] = search.getAll(name);
  return value === undefined || more.length > 0 ? null : value;
};

/** The beginning of a text, of characters that can be seen; null when none is left. */
const shownText = (text: string | null): string | null =>
  [...(text ?? '').slice(0, 4 * longest).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, longest).join('').trim() ||
  null;

/** The same out of what a browser kept for this page; null when it is something else. */
export function readKeptReport(kept: unknown): ReportedPayment | null {
  if (typeof kept !== 'object' || kept === null || !('payatReturn' in kept)) return null;
  const { payatReturn: report } = kept;
  if (typeof report !== 'object' || report === null) return null;
  const search = new URLSearchParams();
  for (const name of returnParameters) {
    const value: unknown = (report as Record<string, unknown>)[name];
    if (typeof value === 'string') search.set(name, value);
  }
  return readReport(search);
}

/** What a browser keeps of a report, under the names of the address: as much as this page uses. */
export const keptReport = ({ status, externalRef }: Pick<ReportedPayment, 'status' | 'externalRef'>) => ({
  payatReturn: {
    ...(status !== 'none' && { status }),
    digiapiExternalRef: externalRef,
  },
});
