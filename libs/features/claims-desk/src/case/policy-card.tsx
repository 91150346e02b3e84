import { type ClaimCase, portalPaths } from '@portal/contract';
import { beneficiaryStatuses, formatDate, formatRand, formatRandOr, labelOf, policyStatuses } from '@portal/domain';
import { openingAddress } from '@portal/policy-workflow';
import { Alert, DescriptionList, type DescriptionRow, List, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** The policy as it stood on the day of death, whatever became of it since. */
export function PolicyCard({ found }: { found: ClaimCase }) {
  const { id, policyNumber, dateOfDeath, policy } = found;
  return (
    <TitledCard title={`The policy on ${formatDate(dateOfDeath)}`}>
      {policy.isLapseNotProven && (
        <Alert tone="warning">
          It had lapsed by then, and no notice within the time of the law is found. It is taken as in grace.
        </Alert>
      )}
      <DescriptionList rows={rowsOf(found)} />
      <Link to={openingAddress(policyNumber, portalPaths.claimCase(id))}>Open policy {policyNumber}</Link>
    </TitledCard>
  );
}

function rowsOf({ policy, life }: ClaimCase): DescriptionRow[] {
  return [
    { label: 'Status', value: statusWords(policy) },
    { label: 'Plan', value: `${policy.productName}, since ${formatDate(policy.inceptionDate)}` },
    ...(life.kind === 'MAIN_MEMBER' ? [] : [{ label: 'Policyholder', value: policy.policyholder }]),
    { label: 'Cover', value: coverWords(policy) },
    ...listRow('Benefits', policy.riders, ({ name, amount, startDate }) => [
      name,
      `${name}: ${formatRand(amount)}, from ${formatDate(startDate)}`,
    ]),
    ...listRow('Beneficiaries', policy.beneficiaries, ({ id, name, share, status }) => [
      id,
      `${name}: ${share}%${status === 'ACTIVE' ? '' : `, ${labelOf(beneficiaryStatuses, status).toLowerCase()}`}`,
    ]),
    ...listRow('Overdue that day', policy.overduePremiums, ({ due, amount }) => [
      due,
      `${formatRand(amount)}, due ${formatDate(due)}`,
    ]),
    ...listRow('Paid before this one', policy.coverElsewhere, ({ policyNumber, amount }) => [
      policyNumber,
      `Policy ${policyNumber}: up to ${formatRand(amount)}`,
    ]),
    ...(policy.paidByOtherInsurers > 0
      ? [{ label: 'Paid by other insurers', value: formatRand(policy.paidByOtherInsurers) }]
      : []),
  ];
}

function statusWords({ status, statusToday }: ClaimCase['policy']): string {
  const then = labelOf(policyStatuses, status);
  return status === statusToday ? then : `${then}. Today: ${labelOf(policyStatuses, statusToday).toLowerCase()}`;
}

const coverWords = ({ coverAmount, coverStart, waitingEnds }: ClaimCase['policy']): string =>
  [
    formatRandOr(coverAmount, 'None'),
    ...(coverStart === null ? [] : [`from ${formatDate(coverStart)}`]),
    ...(waitingEnds === null ? [] : [`for natural causes from ${formatDate(waitingEnds)}`]),
  ].join(', ');

function listRow<One>(label: string, list: readonly One[], lineOf: (one: One) => [key: string, words: string]) {
  if (list.length === 0) return [];
  const value = (
    <List kind="plain">
      {list.map(lineOf).map(([key, words]) => (
        <li key={key}>{words}</li>
      ))}
    </List>
  );
  return [{ label, value }];
}
