import { type DocumentContent, type DocumentSection } from '../content';
import { footOf, type Issuer } from '../shared/issuer';
import { approving, collections, parties } from './mandate-blanks';
import { assignment, authority, cancelling, mandate } from './mandate-clauses';

/** The wording of the form. It changes when its sentences do. */
const editionOf = new Date('2026-11-01T08:00:00Z');

/**
 * The form by which a payer lets premiums be collected by DebiCheck, for anybody to fill in by hand (docs/domain/banking.md#r3-8). About no
 * policy: the blanks are left to the payer.
 */
export const debiCheckMandateContent = (issuer: Issuer): DocumentContent => ({
  title: 'DebiCheck debit order mandate',
  lead: ['Permission to collect your premium from your bank account. Please write in capitals.'],
  sections: [...parties(issuer), collections, authority, mandate, cancelling, assignment, ...approving].map(numbered),
  foot: footOf(issuer, 'DebiCheck debit order mandate'),
  issuer: issuer.productName,
  issuedAt: editionOf,
});

const numbered = ({ heading, parts }: DocumentSection, place: number): DocumentSection => ({
  heading: `${place + 1}. ${heading}`,
  parts,
});
