import { type ClaimCase } from '@portal/contract';
import {
  claimantRoles,
  formatDate,
  formatPhone,
  formatRand,
  labelOf,
  todayInJohannesburg,
  useForChildDeclaration,
} from '@portal/domain';
import { Button, Cluster, lazyPart, Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Suspense, useState } from 'react';
import { letInWords } from './let-in-words';

const CashOfShare = lazyPart(() => import('../cash/cash-of-share'));
const LetInStep = lazyPart(() => import('./let-in-step'));

type Claimant = ClaimCase['claimants'][number];

interface ClaimantRowProps {
  found: ClaimCase;
  claimant: Claimant;
  onDone: (sentence: string) => void;
}

/** One payee, and the way to let somebody in with a number that is not on record. */
export function ClaimantRow({ found, claimant, onDone }: ClaimantRowProps) {
  const { name, share, account, parlour, letsIn } = claimant;
  const inCash = found.cash.find(({ claimantId }) => claimantId === claimant.id);
  const [isLettingIn, setLettingIn] = useState(false);
  const done = (sentence: string) => {
    setLettingIn(false);
    onDone(sentence);
  };
  return (
    <li>
      <Stack gap="none">
        <Cluster justify="between" align="baseline">
          <strong>{name}</strong>
          {share !== null && <span>{`${share}%`}</span>}
        </Cluster>
        <Text size="sm">{whoWords(claimant)}</Text>
        {share !== null && (
          <Text size="sm" tone="muted">
            {accountWords(account)}
          </Text>
        )}
        {account?.forChildDeclaredAt && <Text size="sm">{declaredWords(account.forChildDeclaredAt)}</Text>}
        {parlour && <Text size="sm">{parlourWords(parlour)}</Text>}
        {inCash && (
          <Suspense fallback={null}>
            <CashOfShare found={found} share={inCash} onDone={onDone} />
          </Suspense>
        )}
        {isLettingIn && (
          <Suspense fallback={null}>
            <LetInStep found={found} claimant={claimant} onDone={done} onBack={() => setLettingIn(false)} />
          </Suspense>
        )}
        {letsIn && !isLettingIn && (
          <Cluster>
            <Button variant="quiet" onClick={() => setLettingIn(true)}>
              {letInWords[letsIn].button}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </Cluster>
        )}
      </Stack>
    </li>
  );
}

const whoWords = (claimant: Claimant): string => {
  const { role, representative, cellNumber, hasComeForward } = claimant;
  return [
    claimant.arrangesFuneral ? 'Family, arranges the funeral' : labelOf(claimantRoles, role),
    ...(representative === null ? [] : [`${representative} speaks for them`]),
    cellNumber === null ? 'no cellphone number' : formatPhone(cellNumber),
    ...(hasComeForward ? [] : ['has not come forward']),
  ].join(', ');
};

/** What whoever speaks for a child said of the money. */
const declaredWords = (moment: string): string =>
  `Said on ${formatDate(todayInJohannesburg(new Date(moment)))}: “${useForChildDeclaration}”`;

/** What staff compare the invoice with. */
const parlourWords = ({ name, registrationNumber, invoiceAmount, account }: NonNullable<Claimant['parlour']>): string =>
  `Has ${name} (${registrationNumber}) paid at most ${formatRand(invoiceAmount)}: ${accountWords(account)}`;

function accountWords(account: Claimant['account'] | NonNullable<Claimant['parlour']>['account']): string {
  if (account === null) return 'No account yet';
  const { Bank_Name, Account_Number, Verification_Status, waitsForAdministrator } = account;
  const where = `${Bank_Name}, ${Account_Number}`;
  if (waitsForAdministrator) return `${where}: changed after the approval, an administrator looks at it first`;
  return Verification_Status === 'VERIFIED' ? `${where}, verified` : `${where}, not verified`;
}
