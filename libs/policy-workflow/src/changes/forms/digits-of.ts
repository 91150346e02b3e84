import { type BankReference } from '@portal/contract';

/** How long the account numbers of a bank are, in words: "10 digits", "9 to 11 digits, starting with 786". */
export const digitsOf = ({ minLength, maxLength, prefix }: Pick<BankReference, 'minLength' | 'maxLength' | 'prefix'>) =>
  (minLength === maxLength ? `${minLength} digits` : `${minLength} to ${maxLength} digits`) +
  (prefix === null ? '' : `, starting with ${prefix}`);
