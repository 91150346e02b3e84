import {
  beneficiaryStatuses,
  formatDate,
  formatRandAndCents,
  formatRand,
  formatRandOr,
  formatShortDate,
  labelOf,
  policyStatuses,
} from '@portal/domain';
import { type DocumentPart, type DocumentSection } from '../../content';
import { columnsOf } from '../../shared/columns-of';
import { type ClaimInFile, details, text } from './claim-in-file';

/** The policy as it stood on the day of death, whatever became of it since. */
export function policyOnDay({ dateOfDeath, life, policy }: ClaimInFile): DocumentSection {
  return {
    heading: `The policy on ${formatDate(dateOfDeath)}`,
    parts: [
      ...(policy.isLapseNotProven
        ? [text('It had lapsed by then, and no notice within the time of the law is found. It is taken as in grace.')]
        : []),
      details([
        ['Status', labelOf(policyStatuses, policy.status)],
        ['Plan', `${policy.productName}, since ${formatDate(policy.inceptionDate)}`],
        life.kind === 'MAIN_MEMBER' ? null : ['Policyholder', policy.policyholder],
        ['Cover', formatRandOr(policy.coverAmount, 'None')],
        policy.coverStart === null ? null : ['Covered from', formatDate(policy.coverStart)],
        policy.waitingEnds === null ? null : ['For natural causes from', formatDate(policy.waitingEnds)],
        policy.paidByOtherInsurers > 0 ? ['Paid by other insurers', formatRand(policy.paidByOtherInsurers)] : null,
        ...policy.overduePremiums.map(
          ({ due, amount }) => ['Overdue that day', `${formatRandAndCents(amount)}, due ${formatDate(due)}`] as const,
        ),
        ...policy.coverElsewhere.map(
          ({ policyNumber, amount }) =>
            ['Paid before this one', `Policy ${policyNumber}: up to ${formatRand(amount)}`] as const,
        ),
      ]),
      ...riders(policy),
      ...beneficiaries(policy),
    ],
  };
}

const riders = ({ riders: held }: ClaimInFile['policy']): DocumentPart[] =>
  held.length === 0
    ? []
    : [
        {
          kind: 'table',
          columns: columnsOf({ Benefit: 'name', From: 'day', Amount: 'amount' }),
          rows: held.map(({ name, startDate, amount }) => [name, formatShortDate(startDate), formatRand(amount)]),
        },
      ];

const beneficiaries = ({ beneficiaries: named }: ClaimInFile['policy']): DocumentPart[] =>
  named.length === 0
    ? []
    : [
        {
          kind: 'table',
          columns: columnsOf({ Beneficiary: 'name', Nomination: 'words', Share: 'amount' }),
          rows: named.map(({ name, status, share }) => [name, labelOf(beneficiaryStatuses, status), `${share}%`]),
        },
      ];
