import { type ClaimPart } from '@portal/contract';

/** What pages say of a part, of the reader or of a child or an estate that they speak for. */
export interface PartWords {
  /** The part among several. */
  name: string;
  /** What is paid of it, as a heading. */
  title: string;
  /** Under the amount. */
  caption: string;
  /** Before the decision. */
  notYet: string;
  /** Of a document or an account that the decision does not wait for. */
  neededToPay: string;
  giveAccount: string;
  /** Where a funeral parlour has some of it. */
  whose: string;
  /** Who has what a funeral parlour does not. */
  payee: string;
}

/** Whoever reads as the policyholder is spoken to like whoever reads of their own part. */
export function partWords(part: Pick<ClaimPart, 'kind' | 'name'> | null): PartWords {
  switch (part?.kind) {
    case 'CHILD':
      return {
        name: `For ${part.name}`,
        title: `The part of ${part.name}`,
        caption: `We pay for ${part.name}`,
        notYet: `First we decide. Then you see here what we pay for ${part.name}.`,
        neededToPay: `Needed to pay for ${part.name}, not to decide.`,
        giveAccount: 'Give a bank account',
        whose: `of the part of ${part.name}`,
        payee: part.name,
      };
    case 'ESTATE':
      return {
        name: part.name,
        title: 'The part of the estate',
        caption: 'We pay the estate',
        notYet: 'First we decide. Then you see here what we pay the estate.',
        neededToPay: 'Needed to pay the estate, not to decide.',
        giveAccount: 'Give the estate’s bank account',
        whose: 'of the part of the estate',
        payee: 'the estate',
      };
    default:
      return {
        name: 'Your own part',
        title: 'Your part',
        caption: 'We pay you',
        notYet: 'First we decide. Then you see here what we pay you.',
        neededToPay: 'Needed to pay you, not to decide.',
        giveAccount: 'Give your bank account',
        whose: 'of your part',
        payee: 'you',
      };
  }
}
