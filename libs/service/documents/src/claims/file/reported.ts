import { causeWords, deathSourceWords } from '@portal/contract/words';
import {
  claimantRoles,
  claimStatuses,
  countries,
  deceasedKinds,
  formatDate,
  formatMoment,
  labelOf,
  type PlainDate,
} from '@portal/domain';
import { type DocumentSection } from '../../content';
import { columnsOf } from '../../shared/columns-of';
import { type ClaimInFile, details, type Row } from './claim-in-file';

/** Who died, when, where and what of, as it was reported, and how we know. */
export function reported(claim: ClaimInFile): DocumentSection {
  const { life, stillborn, deathConfirmed, causeReported, cause } = claim;
  return {
    heading: 'What was reported',
    parts: [
      details([
        ['Who died', `${life.name}, ${labelOf(deceasedKinds, life.kind).toLowerCase()}`],
        life.idNumber === null ? null : ['ID number', life.idNumber],
        life.dateOfBirth === null ? null : ['Born', `${formatDate(life.dateOfBirth)}, ${life.age} years on that day`],
        stillborn && ['Pregnancy', `${stillborn.weeks} weeks, mother ${stillborn.mother}`],
        ['Died on', formatDate(claim.dateOfDeath)],
        whereOf(claim),
        ['Cause reported', causeWords(causeReported)],
        ['Cause by the documents', cause === null ? 'None says so yet' : causeWords(cause)],
        [
          'Death confirmed',
          deathConfirmed === null
            ? 'Not yet'
            : `${labelOf(deathSourceWords, deathConfirmed.source)}, ${deathConfirmed.by}, ${momentOf(deathConfirmed.at)}`,
        ],
      ]),
    ],
  };
}

/** A death at home needs no country. */
function whereOf({ placeOfDeath, countryOfDeath }: ClaimInFile): Row {
  const abroad = countryOfDeath === 'ZA' ? null : labelOf(countries, countryOfDeath);
  const place = [placeOfDeath, abroad].filter(Boolean).join(', ');
  return place === '' ? null : ['Where', place];
}

/** The days that the law counts from and to. Source: docs/domain/claims.md#c3. */
export function days({ status, clocks, disputeReason }: ClaimInFile): DocumentSection {
  const day = (label: string, date: PlainDate | null): Row => (date === null ? null : [label, formatDate(date)]);
  const moment = (label: string, at: string | null): Row => (at === null ? null : [label, momentOf(at)]);
  return {
    heading: 'Where it stands',
    parts: [
      details([
        ['Status', labelOf(claimStatuses, status)],
        ['Reported', momentOf(clocks.reportedAt)],
        moment('Last document', clocks.completeAt),
        day('To be decided by', clocks.decisionDue),
        moment('More time taken', clocks.disputedAt),
        disputeReason === null ? null : ['To be cleared up first', disputeReason],
        day('To be decided then by', clocks.disputeDue),
        moment('Decided', clocks.decidedAt),
      ]),
    ],
  };
}

/** Who claims or may be paid. */
export const claimants = ({ claimants: all }: ClaimInFile): DocumentSection => ({
  heading: 'Who claims',
  parts: [
    {
      kind: 'table',
      columns: columnsOf({ Name: 'name', As: 'words', Account: 'words', Share: 'amount' }),
      rows: all.map(({ name, role, account, share }) => [
        name,
        labelOf(claimantRoles, role),
        account === null ? 'None yet' : `${account.Bank_Name}, ${account.Account_Number}`,
        share === null ? '-' : `${share}%`,
      ]),
    },
  ],
});

const momentOf = (at: string): string => formatMoment(new Date(at));
