import { type Claim, portalPaths } from '@portal/contract';
import { bankOptions, SchemaForm } from '@portal/forms';
import { QueryView, useToday } from '@portal/policy-workflow';
import { banksQuery, goToField } from '@portal/policy-workflow/changes';
import { SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { title as payParlour } from '../parlour/title';
import { NotNow } from '../shared/not-now';
import { OurNumber } from '../shared/our-number';
import { useOwnName } from './use-own-name';
import { accountAt, payeeAccountForm, type TypedAccount } from './account-form';
import { ConfirmAccount } from './confirm-account';

interface ClaimAccountProps {
  claim: Claim;
  title: string;
}

/** Which account, then the PIN that confirms it. The number stays on the page until it is sent. */
export function ClaimAccount({ claim, title }: ClaimAccountProps) {
  const { reference, account, allowedActs, mayBePaidInCash } = claim;
  const today = useToday();
  const ownName = useOwnName();
  const banks = useQuery(banksQuery());
  const [typed, setTyped] = useState<TypedAccount | null>(null);
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  useEffect(() => goToField(hash.slice(1)), [hash]);
  if (!allowedActs.includes('SET_ACCOUNT')) {
    return (
      <NotNow title={title} claim={claim}>
        The account of this claim cannot be changed now.
      </NotNow>
    );
  }
  if (typed && search.get('step') === 'check') return <ConfirmAccount claim={claim} account={typed} />;
  return (
    <ClaimPage title={title} description="We can pay only into your own account.">
      <Stack gap="md">
        <QueryView query={banks} loading={<SkeletonCard />} failed="The banks could not be loaded">
          {(list) => (
            <SchemaForm
              form={payeeAccountForm}
              today={today}
              schema={accountAt(list)}
              record={reference}
              initialValues={typed ?? { Account_Holder_Name: account?.Account_Holder_Name ?? ownName }}
              lists={{ Bank_Name: bankOptions(list) }}
              submitLabel="Continue"
              onSubmit={(data) => ({ success: true, data })}
              onDone={(data: TypedAccount) => {
                setTyped(data);
                setSearch({ step: 'check' });
              }}
              actions={<Link to={portalPaths.claim(reference)}>Cancel</Link>}
            />
          )}
        </QueryView>
        {allowedActs.includes('SET_PARLOUR') && <Link to={portalPaths.claimParlour(reference)}>{payParlour}</Link>}
        {mayBePaidInCash && (
          <Text>
            No bank account? Call us: <OurNumber />. We can pay cash at a store.
          </Text>
        )}
      </Stack>
    </ClaimPage>
  );
}
