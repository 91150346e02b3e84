import { addDays, type PlainDate } from '../base/plain-date';
import { ageOn, birthdayOf } from '../people/age';
import { type AddedCover, partsOfCover } from './parts-of-cover';
import { type CoverAmounts, naturalFromOf, anyCauseFromOf, payableOn } from './payable-on';
import { type CoverOfLife } from './lives-on-policy';
import { type CoverStep } from './person-cover';

/** What a life is paid on a day once its cover goes on as it does. */
function amountsOnDay(person: CoverOfLife, increases: readonly AddedCover[], day: PlainDate): CoverAmounts {
  const parts = partsOfCover({ ...person.life, Cover_Amount: person.amountOn(day).here }, increases);
  return payableOn(parts, day);
}

/** The first day after this one on which a life comes to be covered for more, for less or no more; null: none is known. */
export function nextCoverChange(
  person: CoverOfLife,
  increases: readonly AddedCover[],
  on: PlainDate,
): CoverStep | null {
  const { life, ending, amountDays } = person;
  const parts = partsOfCover({ ...life, Cover_Amount: Number.MAX_SAFE_INTEGER }, increases);
  const partDays = parts.flatMap((part) => [part.accidentFrom, naturalFromOf(part), anyCauseFromOf(part)]);
  const days = [...partDays, ...amountDays].filter((day) => day > on && (ending === null || day < ending.on));
  for (const day of [...new Set(days)].toSorted()) {
    const change = changeOn(person, increases, day);
    if (change !== null) return change;
  }
  if (ending === null || ending.on <= on) return null;
  const isPaidBefore = amountsOnDay(person, increases, addDays(ending.on, -1)).accident > 0;
  return isPaidBefore ? { on: ending.on, what: 'ends', amount: 0, birthday: birthdayOn(person, ending.on) } : null;
}

function changeOn(person: CoverOfLife, increases: readonly AddedCover[], day: PlainDate): CoverStep | null {
  const before = amountsOnDay(person, increases, addDays(day, -1));
  const after = amountsOnDay(person, increases, day);
  const what = whatChanges(before, after);
  return what && { on: day, what, amount: amountOf(what, after), birthday: birthdayOn(person, day) };
}

function whatChanges(before: CoverAmounts, after: CoverAmounts): CoverStep['what'] | null {
  if (before.accident === 0 && after.accident > 0) return 'starts';
  if (after.accident < before.accident) return 'falls';
  if (after.accident > before.accident) return 'rises';
  if (after.suicide > before.suicide) return after.suicide === after.accident ? 'any-cause' : 'suicide-rises';
  if (after.natural > before.natural) return before.natural > 0 ? 'natural-rises' : 'natural-causes';
  return null;
}

/** Rand that is paid from then on for what changes. */
function amountOf(what: CoverStep['what'], { natural, accident, suicide }: CoverAmounts): number {
  if (what === 'natural-rises') return natural;
  return what === 'suicide-rises' ? suicide : accident;
}

function birthdayOn({ life }: CoverOfLife, day: PlainDate): number | null {
  const age = ageOn(life.Date_Of_Birth, day);
  return birthdayOf(life.Date_Of_Birth, age) === day ? age : null;
}
