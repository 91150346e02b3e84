import { type Policy } from '@portal/contract';
import {
  type ClaimedDeath,
  formatDate,
  isCovering,
  labelOf,
  policyStatuses,
  todayInJohannesburg,
} from '@portal/domain';
import { type DocumentContent, type DocumentSection } from '../content';
import { lives } from '../schedule/lives';
import { aboutPolicy } from '../shared/about-policy';
import { askUs, type Issuer } from '../shared/issuer';

export interface CertificateIssue {
  /** By which anybody may check it (`certificateCode`). */
  code: string;
  /** The public page that checks it, this code filled in. */
  address: string;
  issuedAt: Date;
  /** Deaths that open claims tell of: nobody is told that somebody is covered who has died. */
  deaths: readonly ClaimedDeath[];
}

/** Whether there is cover to certify: not before it begins, and not after it ended. */
export const isCertifiable = ({ Policy_Status }: Policy): boolean => isCovering(Policy_Status);

/**
 * The benefit certificate: who is covered, for how much and from when, to be shown to others, who can check it. It does not
 * name the beneficiaries. Throws for a policy that is not certifiable.
 */
export function certificateContent(
  policy: Policy,
  issuer: Issuer,
  { code, address, issuedAt, deaths }: CertificateIssue,
): DocumentContent {
  if (!isCertifiable(policy)) throw new Error(`A policy that is ${policy.Policy_Status} has no benefit certificate`);
  return {
    ...aboutPolicy({ policy, issuer, title: 'Benefit certificate', issuedAt }),
    sections: [
      thePolicy(policy),
      lives(policy, todayInJohannesburg(issuedAt), deaths),
      {
        heading: 'Check this certificate',
        parts: [
          {
            kind: 'text',
            text:
              'Anybody may check that it is real and still holds: scan the square code, or open the address and type the ' +
              'code. No sign-in is needed.',
          },
          {
            kind: 'details',
            rows: [
              ['Code', code],
              ['Address', address],
            ],
          },
          { kind: 'code', value: address, label: `Scan to check certificate ${code}` },
        ],
      },
      {
        heading: 'Good to know',
        parts: [
          {
            kind: 'text',
            text:
              'This certificate says what holds on the day it was issued; cover goes on as long as premiums are paid. It is ' +
              `not a claim and does not say who is paid. ${askUs(issuer)}`,
          },
        ],
      },
    ],
  };
}

const thePolicy = ({
  Policy_Number,
  Product,
  Policy_Status,
  Inception_Date,
  Grace_End_Date,
}: Policy): DocumentSection => ({
  heading: 'The policy',
  parts: [
    {
      kind: 'details',
      rows: [
        ['Policy number', Policy_Number],
        ['Plan', Product.Product_Name],
        ['Status', labelOf(policyStatuses, Policy_Status)],
        ...(Policy_Status === 'IN_GRACE' && Grace_End_Date
          ? [['Premium unpaid, covered until', formatDate(Grace_End_Date)] as const]
          : []),
        ['Began on', formatDate(Inception_Date)],
      ],
    },
  ],
});
