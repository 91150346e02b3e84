import { type Child, type ExtendedMember, type Policy, portalPaths, type Spouse } from '@portal/contract';
import { usePortalConfig, useToday } from '@portal/policy-workflow';
import { List, Stack, Text, TextLink } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { removalSentences } from './removal-sentences';
import { nominatedShare } from './nominated-share';

const noBreak = '\u00a0';

interface RemovalConsequenceProps {
  policy: Policy;
  life: Spouse | Child | ExtendedMember;
  /** What else may help: another way out. */
  children?: ReactNode;
}

/** What follows when somebody is removed, said before a reason is chosen. */
export function RemovalConsequence({ policy, life, children }: RemovalConsequenceProps) {
  const today = useToday();
  const { contact } = usePortalConfig();
  const premium = 'Monthly_Premium' in life ? life.Monthly_Premium : 0;
  const terms = { ...life, premium, policyPremium: policy.Monthly_Premium, share: nominatedShare(life, policy) };
  return (
    <Stack gap="sm">
      <List>
        {removalSentences(terms, today).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
      {children}
      <Text>
        If {life.First_Name} has died, we are sorry. Choose “Deceased”, and call{' '}
        <TextLink href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone.replaceAll(' ', noBreak)}</TextLink>{' '}
        to claim. <Link to={portalPaths.somebodyDiedGuide()}>What to do first</Link>
      </Text>
    </Stack>
  );
}
