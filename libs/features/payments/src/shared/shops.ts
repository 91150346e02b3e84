/** Where a Pay@ number can be paid in cash or by card. Source: docs/domain/payments.md#r6-7. */
export const payatShops = ['Shoprite', 'Checkers', 'Pick n Pay', 'Boxer', 'SPAR', 'Makro', 'PEP', 'Ackermans'] as const;

/** Ways to pay on the page of Pay@. Source: docs/domain/payments.md#r6-1 and #r6-7. */
export const payatOnline = ['card', 'Capitec Pay', 'Scan to Pay', 'SnapScan', 'Zapper', 'Ozow', 'EFT'] as const;

/** `Shoprite, Checkers or SPAR`. */
export const anyOf = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
