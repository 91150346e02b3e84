import { kindsOfChange, type PolicyPart, unusableInPart } from '@portal/domain';
import * as v from 'valibot';
import { SeedSchema } from './seed-schema';
import { type Seed } from './seed-types';

/** A seed that cannot be used: every fault, as path and rule. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The seed cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Reads what a seed file holds: an array of policies, or an object with `policies` and perhaps `notifications`,
 * `approvalActions`, `payments`, `failedMessages`, what is left to staff, `deathReports` and `claims`. Throws a SeedError that names every fault.
 */
export function readSeed(json: unknown): Seed {
  const read = v.safeParse(SeedSchema, Array.isArray(json) ? { policies: json } : json);
  if (!read.success) throw new SeedError(read.issues.map(faultOf));
  const seed = read.output as unknown as Seed;
  const faults = [...strangers(seed), ...unusableAdditions(seed)];
  if (faults.length > 0) throw new SeedError(faults);
  return seed;
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the seed';
  if (issue.received === 'undefined') return `${path}: is missing`;
  if (issue.expected === 'never') return `${path}: is not a field of this record`;
  return `${path}: ${issue.message}`;
}

/** Records about policies that the seed does not have. */
function strangers({
  policies,
  notifications = [],
  approvalActions = [],
  payments = [],
  failedMessages = [],
  unusedMoney = [],
  debitExceptions = [],
  setApart = [],
  deathReports = [],
  claims = [],
}: Seed): string[] {
  const known = new Set(policies.map(({ Policy_Number }) => Policy_Number));
  const records = {
    notifications,
    approvalActions,
    payments,
    failedMessages,
    unusedMoney,
    debitExceptions,
    setApart,
    deathReports,
    claims,
  };
  return Object.entries(records).flatMap(([name, records]) =>
    records.flatMap(({ policyNumber }, index) =>
      policyNumber === null || known.has(policyNumber)
        ? []
        : [`${name}.${index}.policyNumber: there is no policy ${policyNumber} in the seed`],
    ),
  );
}

const partOfEntity: Partial<Record<string, PolicyPart>> = {
  SPOUSE: 'Spouse',
  CHILD: 'Children',
  EXTENDED_MEMBER: 'ExtendedMembers',
};

/** Additions that are still to be applied and would leave the policy without a premium, a cover or a day. */
function unusableAdditions({ approvalActions = [] }: Seed): string[] {
  return approvalActions.flatMap(({ actionType, entityType, proposedValue, status = 'PENDING' }, index) => {
    const part = partOfEntity[entityType];
    const isToApply =
      kindsOfChange[actionType].effect === 'addition' && (status === 'PENDING' || status === 'APPROVED');
    if (!isToApply || part === undefined || !proposedValue) return [];
    const place = unusableInPart(part, proposedValue);
    return place === null ? [] : [`approvalActions.${index}.proposedValue.${place}: is not a value that can be used`];
  });
}
