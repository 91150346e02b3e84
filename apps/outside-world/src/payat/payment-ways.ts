/** How somebody pays on the hosted page. Source: docs/domain/payments.md#r6-4. */
export const paymentWays = [
  { code: 'CARD', label: 'Card', hint: 'Credit, debit or cheque card' },
  { code: 'EFT', label: 'Instant EFT', hint: 'From your bank account' },
  { code: 'CAPITEC_PAY', label: 'Capitec Pay', hint: 'Approve it in the Capitec app' },
  { code: 'SCAN_TO_PAY', label: 'Scan to Pay', hint: 'With your bank app' },
  { code: 'SNAPSCAN', label: 'SnapScan', hint: 'With the SnapScan app' },
  { code: 'ZAPPER', label: 'Zapper', hint: 'With the Zapper app' },
  { code: 'OZOW', label: 'Ozow', hint: 'By signing in to your bank' },
] as const;
export type PaymentWay = (typeof paymentWays)[number]['code'];

export const paymentWayCodes = paymentWays.map(({ code }) => code);

export const labelOfWay = (code: string | null): string =>
  code === 'CASH' ? 'Cash' : (paymentWays.find((way) => way.code === code)?.label ?? 'Not chosen');

/** Shops whose tills take cash for a reference. Source: docs/domain/payments.md#r6-7. */
export const shops = ['Shoprite', 'Checkers', 'Pick n Pay', 'Boxer', 'SPAR', 'Makro', 'PEP', 'Ackermans'] as const;
export type Shop = (typeof shops)[number];
