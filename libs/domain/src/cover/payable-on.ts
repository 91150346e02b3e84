import { addDays, laterOf, type PlainDate } from '../base/plain-date';
import { type CoverPart } from './parts-of-cover';

/** What would be paid on the death of one life, by cause. Rand. */
export interface CoverAmounts {
  natural: number;
  accident: number;
  suicide: number;
}

export const nothingPayable: CoverAmounts = { natural: 0, accident: 0, suicide: 0 };

/** The first day on which a part is paid for natural causes. */
export const naturalFromOf = ({ naturalFrom, accidentFrom }: CoverPart): PlainDate =>
  laterOf(naturalFrom, accidentFrom);

/** The first day on which a part is paid whatever the cause. */
export const anyCauseFromOf = (part: CoverPart): PlainDate =>
  laterOf(naturalFromOf(part), addDays(part.suicideUntil, 1));

/**
 * What these parts pay on a day: for an accident from the day they start, for natural causes from the end of the waiting period, for
 * suicide after twelve months. Source: docs/domain/policy.md#r4-3.
 */
export const payableOn = (parts: readonly CoverPart[], on: PlainDate): CoverAmounts => ({
  natural: total(parts.filter((part) => naturalFromOf(part) <= on)),
  accident: total(parts.filter(({ accidentFrom }) => accidentFrom <= on)),
  suicide: total(parts.filter((part) => anyCauseFromOf(part) <= on)),
});

const total = (parts: readonly CoverPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
