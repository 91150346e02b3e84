import { type Policy } from '@portal/contract';
import { formatDate, limits, payoutSentence, todayInJohannesburg } from '@portal/domain';
import { type DocumentContent } from '../content';
import { type Issuer } from './issuer';
import { beneficiaries, lives } from './people';
import { benefits, coverOfPlan, paying, premium, thePolicy } from './policy-sections';

/** Which edition of the schedule it is. */
export interface Edition {
  /** The policy's own: it counts up with every change that is applied. */
  version: number;
  issuedAt: Date;
}

/** The policy schedule: who is covered for how much, who is paid, what it costs (domain rules 9.20). */
export function scheduleContent(policy: Policy, issuer: Issuer, { version, issuedAt }: Edition): DocumentContent {
  const { First_Name, Surname } = policy.MainMember;
  const issued = formatDate(todayInJohannesburg(issuedAt));
  return {
    title: 'Policy schedule',
    lead: [`${First_Name} ${Surname}`, `Policy ${policy.Policy_Number}, version ${version}, issued on ${issued}`],
    sections: [
      thePolicy(policy),
      coverOfPlan(policy),
      lives(policy),
      benefits(policy),
      beneficiaries(policy),
      premium(policy),
      paying(policy),
      {
        heading: 'Good to know',
        parts: [
          { kind: 'text', text: payoutSentence },
          { kind: 'text', text: coolingOff(policy) },
          {
            kind: 'text',
            text: `This version takes the place of every earlier one. Something wrong? Call ${issuer.phone} or write to ${issuer.email}.`,
          },
        ],
      },
      { heading: 'Complaints', parts: [{ kind: 'text', text: complaints(issuer) }] },
    ],
    foot: [`${issuer.productName}, policy ${policy.Policy_Number}`, issuer.licenceLine].filter(Boolean).join('. '),
    issuer: issuer.productName,
    issuedAt,
  };
}

const coolingOff = ({ Cooling_Off_End_Date: until }: Policy): string =>
  `You can undo a new policy, or a change you asked for, within ${limits.COOLING_OFF_DAYS} days after you received its ` +
  `documents${until === null ? '.' : `: until ${formatDate(until)}.`}`;

const complaints = ({ phone, email }: Issuer): string =>
  `Tell us first: ${phone} or ${email}. If we do not solve it, the National Financial Ombud Scheme helps you free of charge: ` +
  'www.nfosa.co.za, info@nfosa.co.za, 0860 800 900.';
