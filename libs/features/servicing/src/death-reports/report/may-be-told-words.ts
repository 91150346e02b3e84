import { type DeathReport } from '@portal/contract';

/** What staff may say to whoever told us (docs/domain/claims.md#c1-3). */
export const mayBeToldWords = ({ found }: Pick<DeathReport, 'found'>): string =>
  found.some(({ isLinked }) => isLinked)
    ? 'Their number is on record on the policy. You may tell them which documents a claim needs, and nothing about other people.'
    : 'Their number is not on record on any policy. Say nothing of any policy before you have seen proof of death and their ID.';
