import { type RiskLevel, riskLevels } from '../code-lists/statuses';
import { formatCover, formatRand } from '../base/money';
import { addMonths, type PlainDate } from '../base/plain-date';
import { type ActionType, type KindOfChange, kindsOfChange } from './kinds-of-change';

/** From which amount on a change is worth a look, and from which a close one. Rand, percent, months, days. */
export const riskLimits = {
  premiumRise: { MEDIUM: 50, HIGH: 200 },
  premiumRisePercent: { MEDIUM: 25, HIGH: 100 },
  coverChange: { MEDIUM: 30_000, HIGH: 50_000 },
  youngPolicyMonths: 6,
  recentDays: 90,
  severalChanges: 2,
} as const;

/** What the risk of approving a change is judged by. */
export interface RiskFacts {
  actionType: ActionType;
  /** Names of the fields that get another value. */
  changedFields: readonly string[];
  /** Rand a month; null before for a policy that is new. */
  premiumBefore: number | null;
  premiumAfter: number | null;
  /** Rand on the life or the plan that changes; 0 is not covered. */
  coverBefore: number;
  coverAfter: number;
  /** Whether the bank has confirmed the account that is asked for; null: no account is. */
  isAccountVerified: boolean | null;
  documentsMissing: number;
  requestedOn: PlainDate;
  inceptionDate: PlainDate;
  isInGrace: boolean;
  /** A portal administrator overrode a rule for it (`overridableRules`). */
  isRuleOverridden: boolean;
  /** How often bank account or cellphone number changed in the days before. */
  recentChanges: number;
}

/** How closely to look, and why: the gravest reason first. No reason: the risk is low. */
export interface Risk {
  level: RiskLevel;
  reasons: string[];
}

type Level = Exclude<RiskLevel, 'LOW'>;
interface Sign {
  level: Level;
  reason: string;
}

/**
 * Everything that may speak against approving at a glance. Source: docs/domain/policy.md#r4-3, docs/domain/changes.md#r7-1 to #r7-3 and
 * docs/domain/conduct.md#r8-4.
 */
const signs: readonly ((facts: RiskFacts) => Sign | null)[] = [
  ({ isRuleOverridden }) =>
    isRuleOverridden ? { level: 'HIGH', reason: 'A rule about age or birth date was overridden' } : null,
  signOfKind('HIGH'),
  ({ isAccountVerified }) =>
    isAccountVerified === false ? { level: 'HIGH', reason: 'The bank has not confirmed the account' } : null,
  ({ recentChanges }) =>
    recentChanges >= riskLimits.severalChanges
      ? {
          level: 'HIGH',
          reason: `Bank account or cellphone number changed ${recentChanges} times in ${riskLimits.recentDays} days`,
        }
      : null,
  identitySign,
  premiumSign,
  coverSign,
  signOfKind('MEDIUM'),
  ({ documentsMissing }) =>
    documentsMissing > 0
      ? {
          level: 'MEDIUM',
          reason: documentsMissing === 1 ? '1 document is missing' : `${documentsMissing} documents are missing`,
        }
      : null,
  ({ actionType, requestedOn, inceptionDate }) =>
    actionType !== 'ADD_POLICY' && requestedOn < addMonths(inceptionDate, riskLimits.youngPolicyMonths)
      ? { level: 'MEDIUM', reason: `The policy is younger than ${riskLimits.youngPolicyMonths} months` }
      : null,
  ({ isInGrace }) => (isInGrace ? { level: 'MEDIUM', reason: 'The policy is in grace: a premium is unpaid' } : null),
];

/** A kind of change that is risky by itself. `isTakeoverStep`: by which somebody takes a policy over, so several are a warning. */
const kindRisks: Record<NonNullable<KindOfChange['risk']>, Sign & { isTakeoverStep: boolean }> = {
  'new-number': {
    level: 'HIGH',
    reason: 'The cellphone number changes without a PIN to the old number',
    isTakeoverStep: true,
  },
  'new-account': { level: 'MEDIUM', reason: 'Premiums will come from other banking details', isTakeoverStep: true },
  'new-payee': { level: 'MEDIUM', reason: 'Who is paid changes', isTakeoverStep: false },
};

const kindRiskOf = (action: ActionType) => {
  const { risk } = kindsOfChange[action];
  return risk && kindRisks[risk];
};

/** Whether it is a change by which somebody takes a policy over. */
export const isTakeoverStep = (action: ActionType): boolean => kindRiskOf(action)?.isTakeoverStep ?? false;

/** What the kind of a change says of itself; of an account that the bank has not confirmed more is said already. */
function signOfKind(level: Level) {
  return ({ actionType, isAccountVerified }: RiskFacts): Sign | null => {
    const risk = kindRiskOf(actionType);
    return risk?.level === level && isAccountVerified !== false ? risk : null;
  };
}

const personFields = ['First_Name', 'Middle_Names', 'Surname', 'Title', 'Gender'];
const numberFields = ['Id_Type', 'Id_Number', 'Date_Of_Birth', 'Passport_Number', 'Permit_Number'];

/** Who somebody is: the policyholder's number or birth date weighs more than a name, and more than anybody else's. */
function identitySign({ actionType, changedFields }: RiskFacts): Sign | null {
  if (kindsOfChange[actionType].effect !== 'update') return null;
  const touches = (fields: readonly string[]) => changedFields.some((field) => fields.includes(field));
  const isPolicyholder = actionType === 'UPDATE_IDENTITY';
  const whose = isPolicyholder ? 'the policyholder' : 'this person';
  if (touches(numberFields)) {
    return { level: isPolicyholder ? 'HIGH' : 'MEDIUM', reason: `The ID number or birth date of ${whose} changes` };
  }
  return isPolicyholder || touches(personFields) ? { level: 'MEDIUM', reason: `The name of ${whose} changes` } : null;
}

function premiumSign({ premiumBefore: before, premiumAfter: after }: RiskFacts): Sign | null {
  if (before === null || after === null || after <= before) return null;
  const rise = after - before;
  const percent = before > 0 ? (rise / before) * 100 : 0;
  const level = worse(levelOf(rise, riskLimits.premiumRise), levelOf(percent, riskLimits.premiumRisePercent));
  const share = percent > 0 ? ` (${Math.round(percent)}%)` : '';
  return level && { level, reason: `The premium goes up by ${formatRand(rise)} a month${share}` };
}

function coverSign({ actionType, coverBefore, coverAfter }: RiskFacts): Sign | null {
  if (actionType === 'ADD_POLICY') {
    return { level: 'MEDIUM', reason: `A new policy with cover of ${formatCover(coverAfter)}` };
  }
  const change = coverAfter - coverBefore;
  const level = levelOf(Math.abs(change), riskLimits.coverChange);
  const way = change > 0 ? 'goes up' : 'goes down';
  return level && { level, reason: `Cover ${way} by ${formatCover(Math.abs(change))}` };
}

/** Above the limit, not at it. */
const levelOf = (size: number, limits: Record<Level, number>): Level | null =>
  size > limits.HIGH ? 'HIGH' : size > limits.MEDIUM ? 'MEDIUM' : null;

const worse = (one: Level | null, other: Level | null): Level | null =>
  one === 'HIGH' || other === 'HIGH' ? 'HIGH' : (one ?? other);

/** How risky it is to approve a change. */
export function riskOf(facts: RiskFacts): Risk {
  const found = signs.map((sign) => sign(facts)).filter((sign) => sign !== null);
  const byLevel = riskLevels
    .map(({ code }) => found.filter(({ level }) => level === code).map(({ reason }) => reason))
    .toReversed();
  const level = found.some((sign) => sign.level === 'HIGH') ? 'HIGH' : found.length > 0 ? 'MEDIUM' : 'LOW';
  return { level, reasons: byLevel.flat() };
}
