import { type BankReference, type Claim } from '@portal/contract';
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
import {
  accountAt,
  childAccountAt,
  childAccountForm,
  payeeAccountForm,
  type TypedAccount,
  type TypedChildAccount,
} from './account-form';
import { ConfirmAccount } from './confirm-account';
import { pagesOf, recordOf, searchOf } from '../shared/part-of-claim';
import { accountOfPart, isAskedWhose } from './whose-account';

interface ClaimAccountProps {
  claim: Claim;
  title: string;
}

/** Which account, then the PIN that confirms it. The number stays on the page until it is sent. */
export function ClaimAccount({ claim, title }: ClaimAccountProps) {
  const { account, allowedActs, mayBePaidInCash } = claim;
  const pages = pagesOf(claim);
  const today = useToday();
  const ownName = useOwnName();
  const banks = useQuery(banksQuery());
  const [typed, setTyped] = useState<TypedAccount | TypedChildAccount | null>(null);
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
  const usual = (list: readonly BankReference[]) => ({
    today,
    record: recordOf(claim),
    initialValues: typed ?? { Account_Holder_Name: account?.Account_Holder_Name ?? ownName },
    lists: { Bank_Name: bankOptions(list) },
    submitLabel: 'Continue',
    leadsOn: true,
    onSubmit: <Data,>(data: Data) => ({ success: true as const, data }),
    onDone: (data: TypedAccount | TypedChildAccount) => {
      setTyped(data);
      setSearch(searchOf(claim, { step: 'check' }));
    },
    actions: <Link to={pages.claim}>Cancel</Link>,
  });
  return (
    <ClaimPage title={title} description={accountOfPart(claim)}>
      <Stack gap="md">
        <QueryView query={banks} loading={<SkeletonCard />} failed="The banks could not be loaded">
          {(list) =>
            isAskedWhose(claim) ? (
              <SchemaForm {...usual(list)} form={childAccountForm} schema={childAccountAt(list)} />
            ) : (
              <SchemaForm {...usual(list)} form={payeeAccountForm} schema={accountAt(list)} />
            )
          }
        </QueryView>
        {allowedActs.includes('SET_PARLOUR') && <Link to={pages.parlour}>{payParlour}</Link>}
        {mayBePaidInCash && (
          <Text>
            No bank account? Call us: <OurNumber />. We can pay cash at a store.
          </Text>
        )}
      </Stack>
    </ClaimPage>
  );
}
