import { isPlainDate } from '../base/plain-date';
import { type PremiumPayer } from '../payments/premium-position';

const isAmount = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isFiniteNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isDayOrNone = (value: unknown) => value === null || value === undefined || isPlainDate(value);

/** What a value must be, by the name of its field, wherever it stands in a policy. */
const fields: Record<string, (value: unknown) => boolean> = {
  Monthly_Premium: isAmount,
  Base_Premium: isAmount,
  Extended_Premium: isAmount,
  Supplementary_Premium: isAmount,
  Premium_Credit: isFiniteNumber,
  Arrears_Amount: isFiniteNumber,
  Cover_Amount: isAmount,
  levelOfCover: isAmount,
  price: isAmount,
  amount: isAmount,
  Inception_Date: isPlainDate,
  Cover_Start_Date: isPlainDate,
  Waiting_Period_End_Date: isPlainDate,
  Date_Of_Birth: isPlainDate,
  startDate: isPlainDate,
  waitingPeriodEndDate: isPlainDate,
  Cover_End_Date: isDayOrNone,
  Paid_To_Date: isDayOrNone,
  Grace_End_Date: isDayOrNone,
  Lapse_Date: isDayOrNone,
  Unpaid_Notice_Date: isDayOrNone,
  Reinstatement_End_Date: isDayOrNone,
  Cancellation_Date: isDayOrNone,
  Cooling_Off_End_Date: isDayOrNone,
  Effective_Date: isDayOrNone,
};

/** Fields without which premiums and cover cannot be worked out, by the part of a policy they belong to. */
const needed = {
  ExtendedMembers: ['Monthly_Premium', 'Cover_Amount', 'Cover_Start_Date'],
  Children: ['Cover_Amount', 'Cover_Start_Date'],
  Spouse: ['Cover_Amount', 'Cover_Start_Date'],
  MainMember: ['Cover_Amount', 'Cover_Start_Date'],
  SupplementaryBenefits: ['price'],
} as const satisfies Record<string, readonly string[]>;
const neededOfPolicy = ['Monthly_Premium', 'Premium_Credit', 'Inception_Date'];

const terms = ['Monthly_Premium', 'Premium_Credit', 'Arrears_Amount', 'Inception_Date', 'Paid_To_Date'] as const;
const termDays = ['Grace_End_Date', 'Lapse_Date', 'Unpaid_Notice_Date'] as const;

/** The first term of a policy that premiums cannot be worked out with, by its name; null when all are in order. */
export const unusableTerm = (policy: PremiumPayer): string | null =>
  [...terms, ...termDays].find((name) => fields[name]?.(policy[name]) === false) ?? null;

/**
 * Where a policy has a premium, a cover or a date that is not a finite value, as a path without anybody's details:
 * `ExtendedMembers.1.Monthly_Premium`. Null when it can be saved. No such record is saved, seeded or applied.
 */
export function unusableValue(policy: object): string | null {
  const missing = neededOfPolicy.find((name) => !(name in policy));
  return missing ?? inRecord(policy, '');
}

/** The parts of a policy that have needs of their own. */
export type PolicyPart = keyof typeof needed;

/** The same for one life or benefit, before it becomes part of a policy. */
export function unusableInPart(part: PolicyPart, value: object): string | null {
  return needed[part].find((field) => !(field in value)) ?? inRecord(value, '');
}

function inRecord(record: object, path: string): string | null {
  for (const [name, value] of Object.entries(record)) {
    const found = isUsable(name, value) ? inParts(name, value, path + name) : path + name;
    if (found !== null) return found;
  }
  return null;
}

const isUsable = (name: string, value: unknown) => {
  const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return rule ? rule(value) : typeof value !== 'number' || Number.isFinite(value);
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function inParts(name: string, value: unknown, place: string): string | null {
  if (!isObject(value)) return null;
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, index) => [`${place}.${index}`, one])
    : [[place, value]];
  for (const [at, part] of parts) {
    if (!isObject(part)) {
      if (!isUsable('', part)) return at;
      continue;
    }
    const needs: readonly string[] = Object.hasOwn(needed, name) ? needed[name as PolicyPart] : [];
    const missing = needs.find((field) => !(field in part));
    const found = missing === undefined ? inRecord(part, `${at}.`) : `${at}.${missing}`;
    if (found !== null) return found;
  }
  return null;
}
