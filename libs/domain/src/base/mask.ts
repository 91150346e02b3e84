/** Stars for all but the last characters; stars only when nothing would stay hidden. */
export const maskAllButLast = (value: string, shown: number): string =>
  value.length <= shown ? '*'.repeat(value.length) : '*'.repeat(value.length - shown) + value.slice(-shown);

/** `******7890`: six stars whatever the length, because an account number is never shown in full. */
export const maskAccountNumber = (accountNumber: string): string =>
  `******${accountNumber.length > 4 ? accountNumber.slice(-4) : ''}`;
