import { brokenByChange, brokenInvariant, withPremiums } from '@portal/service-change-pipeline';
import { type PolicyInvariant } from './seen';

/** The path of the first number that is not finite, or null. */
function notFinite(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, part] of Object.entries(value)) {
    const found = notFinite(part, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Amounts that became null on their way through JSON were no numbers before. */
const amounts = [
  'Monthly_Premium',
  'Base_Premium',
  'Extended_Premium',
  'Supplementary_Premium',
  'Premium_Credit',
] as const;

const numbersAreFinite: PolicyInvariant = ({ row: { record } }) => {
  const path = notFinite(record) ?? amounts.find((name) => typeof record[name] !== 'number') ?? null;
  return path === null ? null : `${path} is not a number`;
};

/** Judged as changes are: a rule that was broken before is nobody's doing. */
const rulesHold: PolicyInvariant = ({ row, before, today }) => {
  if (before === null) return brokenInvariant(row.record, today);
  return before.version === row.version ? null : brokenByChange(before.record, row.record, today);
};

const premiumIsItsParts: PolicyInvariant = ({ row: { record } }) =>
  withPremiums(record, record.Inception_Date).Monthly_Premium === record.Monthly_Premium
    ? null
    : 'the premium is not the sum of its parts';

export const recordInvariants: Record<string, PolicyInvariant> = {
  'numbers-are-finite': numbersAreFinite,
  'rules-of-a-policy': rulesHold,
  'premium-is-its-parts': premiumIsItsParts,
};
