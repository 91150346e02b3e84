import { type SharedCover } from '@portal/policy-workflow/cover';

/** What goes out with a card: who vouches for it, and how that is checked. */
export interface Voucher {
  productName: string;
  code: string;
  /** Of the public page that checks the code. */
  address: string;
}

/** The card as a message: a line for each person, then how it is checked. */
export function sharedText({ title, people, policyNumber }: SharedCover, { productName, code, address }: Voucher) {
  const number = policyNumber === null ? '' : `, policy ${policyNumber}`;
  const lines = people.map(({ name, sentence, amount }) =>
    amount === null ? `${name}: ${sentence}` : `${name}, ${amount}: ${sentence}`,
  );
  return [`${title} (${productName}${number})`, '', ...lines, '', `Check certificate ${code}: ${address}`].join('\n');
}
