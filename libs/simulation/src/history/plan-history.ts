import { drawFrom } from '../random/seeded-random';
import { weights } from '../steps/all-steps';
import { type Step } from '../steps/step';

export interface HistorySize {
  families: number;
  /** How much simulated time the history tells of. */
  days: number;
}

/** How many things happen to a policy in a year, besides time. */
const happeningsAYear = 28;
/** After so many of a hundred steps of time the banks say what became of debits. */
const banksAnswerInHundred = 60;
/** What is done about claims, and in how many of a hundred steps of time; without a claim nothing comes of it. */
const claimsInHundred = {
  familyWorksOnClaim: 50,
  staffWorkOnClaim: 60,
  bankPaysClaims: 40,
  staffSeeToPayouts: 20,
  staffPayInCash: 15,
};
/** Days in one step of time, in the middle. */
const daysAStep = 2;

/** What happens in a world, in order: days, and between them whatever the seed draws. */
export function planHistory(seed: number, { families, days }: HistorySize): Step[] {
  const draw = drawFrom(seed, 0);
  const kinds = Object.entries(weights).flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind));
  const perStep = (families * happeningsAYear * daysAStep) / 365;
  const steps: Step[] = [];
  const add = (kind: string) => void steps.push({ kind, family: draw.below(families), label: steps.length + 1_000 });
  let owed = 0;
  for (let passed = 0; passed < days; passed += daysAStep) {
    add('daysPass');
    if (draw.percent(banksAnswerInHundred)) add('banksAnswer');
    for (const [kind, chance] of Object.entries(claimsInHundred)) if (draw.percent(chance)) add(kind);
    for (owed += perStep; owed >= 1; owed -= 1) add(draw.oneOf(kinds));
  }
  return steps;
}
