import { fail, ok, type Result } from '../../base/result';
import { type PartKind } from '../../code-lists/claims';

/** Whose account a part is paid into: that of whoever has the part, or of whoever speaks for them. An estate’s is known to the bank by its executor. */
export const accountHolders = ['PAYEE', 'REPRESENTATIVE'] as const;
export type AccountHolder = (typeof accountHolders)[number];

/** What a parent or guardian confirms before we pay them what is a child's. Source: docs/domain/claims.md#c6-1. */
export const useForChildDeclaration = 'I will use this money for the child';

/** A part of a claim, as far as it decides which account may be given for it. */
export interface PartToPay {
  kind: PartKind;
  /** Staff let somebody in who speaks for the payee. */
  isRepresented: boolean;
}

/** What somebody says of the account that they give for a part. */
export interface SaidOfAccount {
  /** Null: not said, as nobody is asked for whom there is one answer. */
  holder: AccountHolder | null;
  /** The tick of `useForChildDeclaration`. */
  willUseForChild: boolean;
}

/** Whether one has to say whose account it is: of a child's part that somebody was let in to speak for. */
export const isHolderAsked = ({ kind, isRepresented }: PartToPay): boolean => kind === 'CHILD' && isRepresented;

/**
 * Whose account it is that somebody gives for a part. A child is paid into an account in the own name, or into that of a parent or guardian whom
 * we let in and who says that the money is used for the child. Refuses with a sentence, its code the field. Source: docs/domain/claims.md#c6-1.
 */
export function checkAccountHolder(part: PartToPay, { holder, willUseForChild }: SaidOfAccount): Result<AccountHolder> {
  if (part.kind === 'ESTATE') return ok(part.isRepresented ? 'REPRESENTATIVE' : 'PAYEE');
  if (part.kind === 'OWN') return ok('PAYEE');
  if (!part.isRepresented) {
    return holder === 'REPRESENTATIVE'
      ? fail('Send us proof that you look after the child first.', 'holder')
      : ok('PAYEE');
  }
  if (holder === null) return fail('Choose whose account it is', 'holder');
  if (holder === 'PAYEE') return ok('PAYEE');
  return willUseForChild
    ? ok('REPRESENTATIVE')
    : fail('Confirm that you will use this money for the child', 'willUseForChild');
}

/** An account that was given, as far as it decides whether a part may be paid into it. */
export interface GivenAccount {
  holder: AccountHolder;
  /** Whoever holds it said that the money is used for the child. */
  isForChild: boolean;
}

/**
 * Whether a part may be paid into an account: nobody else is paid for somebody who is of age, and nobody for a child without the declaration.
 * Source: docs/domain/claims.md#c6-1.
 */
export function mayBePaidInto(kind: PartKind, { holder, isForChild }: GivenAccount): boolean {
  if (holder === 'PAYEE' || kind === 'ESTATE') return true;
  return kind === 'CHILD' && isForChild;
}

/** Into which accounts a part may be paid, as its page says it. */
export function whichAccount({ kind, isRepresented, name }: PartToPay & { name: string }): string {
  if (kind === 'OWN') return 'We can pay only into your own account.';
  if (kind === 'ESTATE') return 'We can pay only into the estate’s account.';
  return isRepresented
    ? `We can pay into an account in the name of ${name}, or into your own account, for ${name}.`
    : `We can pay into an account in the name of ${name}. ` +
        'To be paid into your own account, first send us proof that you are the parent or guardian.';
}

/** Why an account is refused that the bank knows under another name. */
export function accountOfOther(
  { kind, name }: Pick<PartToPay, 'kind'> & { name: string },
  holder: AccountHolder,
): string {
  if (kind === 'ESTATE') return 'We can pay only into the estate’s account.';
  if (kind === 'OWN') return 'We can pay only into your own account.';
  return holder === 'PAYEE'
    ? `This account is not in the name of ${name}.`
    : 'This account is not your own. We can pay only into your own account or the child’s.';
}
