import { type Beneficiary, type Policy } from '@portal/contract';
import { inPercent, shareOfCover } from '@portal/policy-workflow/changes';

/** `70 % (R 21 000)`; without an amount while nothing is covered. */
export function shareInWords(
  share: number,
  { MainMember: { Cover_Amount: cover } }: Pick<Policy, 'MainMember'>,
): string {
  return cover > 0 ? `${inPercent(share)} (${shareOfCover(cover, share)})` : inPercent(share);
}

export const isOnly = (person: Pick<Beneficiary, 'id'>, people: readonly Pick<Beneficiary, 'id'>[]): boolean =>
  people.every(({ id }) => id === person.id);
