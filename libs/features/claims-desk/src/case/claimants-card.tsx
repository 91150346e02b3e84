import { type ClaimCase } from '@portal/contract';
import { claimantRoles, formatPhone, formatRand, labelOf } from '@portal/domain';
import { Cluster, RecordList, Stack, Text, TitledCard } from '@portal/ui-kit';

type Claimant = ClaimCase['claimants'][number];

/** Who claims or may be paid: how to reach them, their share, and where it is paid. */
export const ClaimantsCard = ({ claimants }: Pick<ClaimCase, 'claimants'>) => (
  <TitledCard title="Who claims">
    {claimants.length === 0 && <Text tone="muted">Nobody yet.</Text>}
    <RecordList>
      {claimants.map((claimant) => (
        <li key={claimant.id}>
          <Stack gap="none">
            <Cluster justify="between" align="baseline">
              <strong>{claimant.name}</strong>
              {claimant.share !== null && <span>{`${claimant.share}%`}</span>}
            </Cluster>
            <Text size="sm">{whoWords(claimant)}</Text>
            <Text size="sm" tone="muted">
              {accountWords(claimant.account)}
            </Text>
            {claimant.parlour && <Text size="sm">{parlourWords(claimant.parlour)}</Text>}
          </Stack>
        </li>
      ))}
    </RecordList>
  </TitledCard>
);

const whoWords = ({ role, cellNumber, hasComeForward }: Claimant): string =>
  [
    labelOf(claimantRoles, role),
    cellNumber === null ? 'no cellphone number' : formatPhone(cellNumber),
    ...(hasComeForward ? [] : ['has not come forward']),
  ].join(', ');

/** What staff compare the invoice with. */
const parlourWords = ({ name, registrationNumber, invoiceAmount, account }: NonNullable<Claimant['parlour']>): string =>
  `Has ${name} (${registrationNumber}) paid at most ${formatRand(invoiceAmount)}: ${accountWords(account)}`;

function accountWords(account: Claimant['account']): string {
  if (account === null) return 'No account yet';
  const { Bank_Name, Account_Number, Verification_Status, waitsForAdministrator } = account;
  const where = `${Bank_Name}, ${Account_Number}`;
  if (waitsForAdministrator) return `${where}: changed after the approval, an administrator looks at it first`;
  return Verification_Status === 'VERIFIED' ? `${where}, verified` : `${where}, not verified`;
}
