import { type Policy } from '@portal/contract';
import { formatDate, limits, payoutSentence, todayInJohannesburg } from '@portal/domain';
import { type DocumentContent } from '../content';
import { aboutPolicy } from '../shared/about-policy';
import { askUs, type Issuer } from '../shared/issuer';
import { beneficiaries } from './beneficiaries';
import { lives } from './lives';
import { benefits, coverOfPlan, paying, premium, thePolicy } from './policy-sections';

/** Which edition of the schedule it is. */
export interface Edition {
  /** The policy's own: it counts up with every change that is applied. */
  version: number;
  issuedAt: Date;
}

/** The policy schedule: who is covered for how much, who is paid, what it costs (docs/domain/records.md#r9-20). */
export function scheduleContent(policy: Policy, issuer: Issuer, { version, issuedAt }: Edition): DocumentContent {
  return {
    ...aboutPolicy({ policy, issuer, title: 'Policy schedule', issuedAt, which: `version ${version}` }),
    sections: [
      thePolicy(policy),
      coverOfPlan(policy),
      lives(policy, todayInJohannesburg(issuedAt)),
      benefits(policy),
      beneficiaries(policy),
      premium(policy),
      paying(policy),
      {
        heading: 'Good to know',
        parts: [
          { kind: 'text', text: payoutSentence },
          { kind: 'text', text: coolingOff(policy) },
          { kind: 'text', text: `${replaces(version)}${askUs(issuer)}` },
        ],
      },
      { heading: 'Complaints', parts: [{ kind: 'text', text: complaints(issuer) }] },
    ],
  };
}

const replaces = (version: number): string => (version > 1 ? `This version replaces version ${version - 1}. ` : '');

const coolingOff = ({ Cooling_Off_End_Date: until }: Policy): string =>
  `You can undo a new policy, or a change you asked for, within ${limits.COOLING_OFF_DAYS} days after you received its ` +
  `documents${until === null ? '.' : `: until ${formatDate(until)}.`}`;

const complaints = ({ phone, email }: Issuer): string =>
  `Tell us first: ${phone} or ${email}. If we do not solve it, the National Financial Ombud Scheme helps you free of charge: ` +
  'www.nfosa.co.za, info@nfosa.co.za, 0860 800 900.';
