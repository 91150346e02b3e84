import { type Policy } from '@portal/contract';
import { formatDate, fullName, todayInJohannesburg } from '@portal/domain';
import { type DocumentContent } from '../content';
import { footOf, type Issuer } from './issuer';

interface About {
  policy: Policy;
  issuer: Issuer;
  title: string;
  issuedAt: Date;
  /** What stands under the title between the policy and the day. */
  which?: string;
}

/** What every document about one policy has around its sections. */
export const aboutPolicy = ({ policy, issuer, title, issuedAt, which }: About): Omit<DocumentContent, 'sections'> => {
  const policyNumber = `Policy ${policy.Policy_Number}`;
  return {
    title,
    lead: [fullName(policy.MainMember), [policyNumber, which, issuedOn(issuedAt)].filter(Boolean).join(', ')],
    foot: footOf(issuer, `policy ${policy.Policy_Number}`),
    issuer: issuer.productName,
    issuedAt,
  };
};

/** The day in South Africa. */
export const issuedOn = (issuedAt: Date): string => `issued on ${formatDate(todayInJohannesburg(issuedAt))}`;
