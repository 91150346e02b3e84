import { type Claim } from '@portal/contract';
import { type DocumentContent } from '../content';
import { issuedOn } from './about-policy';
import { footOf, type Issuer } from './issuer';

/** A claim as far as every paper about it names it. */
export type NamedClaim = Pick<Claim, 'reference' | 'policyNumber' | 'dateOfDeath'> & {
  life: Pick<Claim['life'], 'name'>;
};

interface About {
  claim: Pick<NamedClaim, 'reference' | 'policyNumber'>;
  issuer: Issuer;
  title: string;
  /** Whose paper it is, or whom it is about: stands first under the title. */
  name: string;
  issuedAt: Date;
}

/** What every paper of a claim has around its sections. */
export const aboutClaim = ({ claim, issuer, title, name, issuedAt }: About): Omit<DocumentContent, 'sections'> => ({
  title,
  lead: [name, `Claim ${claim.reference}, policy ${claim.policyNumber}, ${issuedOn(issuedAt)}`],
  foot: footOf(issuer, `claim ${claim.reference}`),
  issuer: issuer.productName,
  issuedAt,
});
