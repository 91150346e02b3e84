import { type Claim } from '@portal/contract';
import { bankOptions, SchemaForm } from '@portal/forms';
import { QueryView, useToday } from '@portal/policy-workflow';
import { banksQuery, goToField } from '@portal/policy-workflow/changes';
import { SkeletonCard, Stack, Text } from '@portal/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ClaimPage } from '../shared/claim-page';
import { NotNow } from '../shared/not-now';
import { ChooseCash } from './choose-cash';
import { ConfirmParlour } from './confirm-parlour';
import { parlourAt, parlourForm, type TypedParlour } from './parlour-form';
import { parlourWords } from './parlour-words';
import { title } from './title';
import { pagesOf, recordOf, searchOf } from '../shared/part-of-claim';

/** Which parlour and what its invoice comes to, then who gets what, and the PIN that confirms it. The number stays on the page until it is sent. */
export function ClaimParlour({ claim }: { claim: Claim }) {
  const { parlour, allowedActs } = claim;
  const words = parlourWords(claim);
  const today = useToday();
  const banks = useQuery(banksQuery());
  const [typed, setTyped] = useState<TypedParlour | null>(null);
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  useEffect(() => goToField(hash.slice(1)), [hash]);
  const step = search.get('step');
  if (!allowedActs.includes('SET_PARLOUR')) {
    return (
      <NotNow title={title} claim={claim}>
        {parlour === null
          ? 'A funeral parlour cannot be paid from this claim now.'
          : 'The payment to the funeral parlour has gone to the bank. It cannot be changed any more.'}
      </NotNow>
    );
  }
  if (typed && step === 'check') return <ConfirmParlour claim={claim} parlour={typed} />;
  if (parlour && step === 'cash') return <ChooseCash claim={claim} parlour={parlour} />;
  return (
    <ClaimPage title={title} description={words.howMuch}>
      <Stack gap="md">
        <Text>
          {words.instead} {parlour && <Link to={searchOf(claim, { step: 'cash' })}>{words.takeBack}</Link>}
        </Text>
        <QueryView query={banks} loading={<SkeletonCard />} failed="The banks could not be loaded">
          {(list) => (
            <SchemaForm
              form={parlourForm}
              today={today}
              schema={parlourAt(list)}
              record={recordOf(claim)}
              initialValues={typed ?? startOf(claim)}
              lists={{ Bank_Name: bankOptions(list) }}
              submitLabel="Continue"
              leadsOn
              onSubmit={(data) => ({ success: true, data })}
              onDone={(data: TypedParlour) => {
                setTyped(data);
                setSearch(searchOf(claim, { step: 'check' }));
              }}
              actions={<Link to={pagesOf(claim).claim}>Cancel</Link>}
            />
          )}
        </QueryView>
      </Stack>
    </ClaimPage>
  );
}

/** What was asked for before, but for the account: its number is known masked only. */
function startOf({ parlour }: Claim) {
  if (parlour === null) return {};
  const { name, registrationNumber, invoiceAmount, account } = parlour;
  return { name, registrationNumber, invoiceAmount, Account_Holder_Name: account.Account_Holder_Name };
}
