import { optionalAreas, type PaidStatus, type Policy, portalPaths } from '@portal/contract';
import { formatDate, formatRand, providerTelLink } from '@portal/domain';
import { usePortalConfig, WhereCall } from '@portal/policy-workflow';
import { useCoverToday } from '@portal/policy-workflow/cover';
import { Alert, buttonStyle, Card, Columns, Figure, Heading, List, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { eftId } from '../shared/eft-card';
import { onItsWaySentence } from '../shared/on-its-way';
import { anyOf, payatOnline, payatShops } from '../shared/shops';
import { tillId } from '../shared/till-card';
import { daysLeftInWords, type Rescue } from './rescue';
import { whatIsDue } from './what-is-due';

interface RescueCardProps {
  policy: Policy;
  paid: PaidStatus;
  rescue: Rescue;
  /** Whether whoever looks may pay online. */
  mayPay: boolean;
}

const titles = { grace: 'Keep your cover', lapsed: 'Bring your policy back' } as const;

/** A missed premium: how much, until when, what it means, and every way to pay it. */
export function RescueCard({ policy, paid, rescue, mayPay }: RescueCardProps) {
  const { kind, amount, deadline, daysLeft } = rescue;
  const { sentence, otherwise } = whatIsDue(policy, paid, useCoverToday(policy));
  return (
    <Card as="section" aria-labelledby="rescue-heading">
      <Stack gap="md">
        <Heading level={2} id="rescue-heading">
          {titles[kind]}
        </Heading>
        <Columns min="sm">
          <Figure value={formatRand(amount)} caption="To pay" />
          <Figure value={formatDate(deadline)} caption={kind === 'grace' ? 'Last day of cover' : 'Last day to pay'} />
        </Columns>
        <Alert tone={kind === 'grace' ? 'warning' : 'error'}>
          <strong>
            {daysLeftInWords(daysLeft)} {daysLeft > 0 && (kind === 'grace' ? 'of cover.' : 'to bring it back.')}
          </strong>{' '}
          {sentence}
        </Alert>
        {otherwise && (
          <Text>
            <strong>If you do nothing:</strong> {otherwise}
          </Text>
        )}
        {paid.Premium_Status === 'PROCESSING' && <Alert>{onItsWaySentence(paid)}</Alert>}
        {mayPay && (
          <Link className={buttonStyle('primary')} to={portalPaths.payNow()}>
            Pay {formatRand(amount)} now
          </Link>
        )}
        <WaysToPay policy={policy} mayPay={mayPay} />
        {kind === 'lapsed' && <WhatReinstatementMeans />}
      </Stack>
    </Card>
  );
}

function WaysToPay({ policy, mayPay }: { policy: Policy; mayPay: boolean }) {
  const { phone } = usePortalConfig().contact;
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        Ways to pay
      </Heading>
      <List>
        {mayPay && (
          <li>
            <Link to={portalPaths.payNow()}>Online</Link> with {anyOf(payatOnline)}: we know within minutes.
          </li>
        )}
        <WhereCall row={optionalAreas.payat}>
          <li>
            <a href={`#${tillId}`}>At a till</a> of {anyOf(payatShops)}: we know within minutes.
          </li>
        </WhereCall>
        {policy.PaymentMethod.EftAccount && (
          <li>
            <a href={`#${eftId}`}>By EFT</a> from your bank: up to two business days, so not on the last day.
          </li>
        )}
        <li>
          Not able to pay it all? Call us before the last day: <a href={providerTelLink(phone)}>{phone}</a>.
        </li>
      </List>
    </Stack>
  );
}

/** Source: docs/domain/policy.md#r4-3. */
const WhatReinstatementMeans = () => (
  <Stack gap="sm">
    <Heading level={3} size="sm">
      What bringing it back means
    </Heading>
    <List>
      <li>Your policy goes on with the same people, the same cover and the same terms.</li>
      <li>No new waiting period. One that had not ended goes on from where it was.</li>
      <li>A death between the lapse and the day we have your payment is not covered.</li>
    </List>
  </Stack>
);
