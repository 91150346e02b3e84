import { type DocumentContent } from '../content';
import { aboutClaim } from '../shared/about-claim';
import { type Issuer } from '../shared/issuer';
import { type ClaimInFile } from './file/claim-in-file';
import { computation } from './file/computation';
import { decisions, history, letters, payouts } from './file/decided';
import { disagreed } from './file/disagreed';
import { documents } from './file/documents';
import { policyOnDay } from './file/policy-on-day';
import { claimants, days, reported } from './file/reported';

/** The whole file of a claim on paper, for the ombud and the archive: what it rests on, what was decided by whom and why, and what was paid. */
export const claimFileContent = (
  claim: ClaimInFile,
  issuer: Issuer,
  { issuedAt }: { issuedAt: Date },
): DocumentContent => ({
  ...aboutClaim({ claim, issuer, title: 'File of a claim', name: claim.life.name, issuedAt }),
  sections: [
    reported(claim),
    days(claim),
    claimants(claim),
    policyOnDay(claim),
    documents(claim),
    computation(claim),
    decisions(claim),
    ...letters(claim),
    ...disagreed(claim),
    payouts(claim),
    history(claim),
  ],
});
