import {
  actionTypes,
  codesOf,
  isTakeoverStep,
  type Risk,
  riskLevels,
  riskLimits,
  riskOf,
  todayInJohannesburg,
} from '@portal/domain';
import {
  type ApprovalActionRow,
  countChanges,
  type PolicyRow,
  saveRisk,
  type StoredAction,
  type Transaction,
} from '@portal/service-store';
import { coverOf } from './cover-of';

type Assessed = Pick<ApprovalActionRow, 'risk' | 'riskReasons'>;

/** Changes by which somebody takes a policy over. */
const watched = codesOf(actionTypes).filter(isTakeoverStep);

const day = 86_400_000;

/** How risky it is to approve a change of this policy, as it is kept with the change. The policy must be locked. */
export async function assessRisk(tx: Transaction, row: PolicyRow, action: StoredAction): Promise<Assessed> {
  const { actionType, changes, documents, premiumBefore, premiumAfter, requestedAt, proposedValue } = action;
  const since = new Date(Date.parse(requestedAt) - riskLimits.recentDays * day);
  const { level, reasons } = riskOf({
    actionType,
    premiumBefore,
    premiumAfter,
    ...coverOf(action),
    changedFields: changes.filter(({ changed }) => changed).map(({ field }) => field),
    isAccountVerified:
      actionType === 'UPDATE_BANKING_DETAILS' ? proposedValue?.['Verification_Status'] === 'VERIFIED' : null,
    documentsMissing: documentsMissing(documents),
    requestedOn: todayInJohannesburg(new Date(requestedAt)),
    inceptionDate: row.inceptionDate,
    isInGrace: row.record.Policy_Status === 'IN_GRACE',
    isRuleOverridden: Boolean(action.ruleOverride),
    recentChanges: await countChanges(tx, { policyNumber: row.policyNumber, kinds: watched, since }),
  });
  return { risk: riskLevels.findIndex(({ code }) => code === level), riskReasons: reasons };
}

export const documentsMissing = (documents: StoredAction['documents']): number =>
  documents.filter(({ required, received }) => required && !received).length;

/** Judges these requests anew. */
export async function reassess(tx: Transaction, row: PolicyRow, actions: readonly ApprovalActionRow[]): Promise<void> {
  for (const { id, record } of actions) {
    const { risk, riskReasons } = await assessRisk(tx, row, record);
    if (risk !== null) await saveRisk(tx, id, risk, riskReasons);
  }
}

/** The risk as it was judged last. What nobody has judged yet is not called low. */
export const keptRisk = ({ risk, riskReasons }: Assessed): Risk => {
  const level = risk === null ? undefined : riskLevels[risk];
  return level ? { level: level.code, reasons: riskReasons } : { level: 'MEDIUM', reasons: ['Not looked at yet'] };
};
