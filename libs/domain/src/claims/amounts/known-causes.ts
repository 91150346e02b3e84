import { type CauseOfDeath } from '../../code-lists/claims';
import { type CoverAmounts } from '../../cover/payable-on';

/** What somebody can have died of, once it is known. Source: docs/domain/claims.md#c4-3. */
export const knownCauses = ['NATURAL', 'ACCIDENT', 'VIOLENCE', 'SUICIDE'] as const satisfies readonly CauseOfDeath[];
export type KnownCause = (typeof knownCauses)[number];

/** An answer for each cause. */
export const byCause = <Answer>(answer: (cause: KnownCause) => Answer): Record<KnownCause, Answer> => ({
  NATURAL: answer('NATURAL'),
  ACCIDENT: answer('ACCIDENT'),
  VIOLENCE: answer('VIOLENCE'),
  SUICIDE: answer('SUICIDE'),
});

const paidAs = {
  NATURAL: 'natural',
  ACCIDENT: 'accident',
  VIOLENCE: 'accident',
  SUICIDE: 'suicide',
} as const satisfies Record<KnownCause, keyof CoverAmounts>;

/** What is paid for a cause; violence by somebody else is paid as an accident. */
export const amountOfCause = (amounts: CoverAmounts, cause: KnownCause): number => amounts[paidAs[cause]];
