import { addMonths, type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { type ClaimFlagKind } from '../../code-lists/claims-work';
import { type ChangeBeforeClaim, type ClaimFlagFacts } from './flag-facts';
import { flagLimits } from './flag-limits';
import { shortlyBefore, type Sign } from './shortly-before';

interface SignRow {
  kind: ClaimFlagKind;
  find(facts: ClaimFlagFacts): Sign | null;
}

const high = (sentence: string): Sign => ({ level: 'HIGH', sentence });
const medium = (sentence: string): Sign => ({ level: 'MEDIUM', sentence });

const daysOf = (changes: readonly ChangeBeforeClaim[], ...kinds: ChangeBeforeClaim['kind'][]) =>
  changes.filter(({ kind }) => kinds.includes(kind)).map(({ on }) => on);
const listed = (texts: readonly string[]) => [...new Set(texts)].join(', ');
const listedDays = (days: readonly PlainDate[]) => listed(days.toSorted().map(formatDate));

/** What makes a claim worth a closer look, one row each, in the order of docs/domain/claims.md#c7-5. */
export const signs: readonly SignRow[] = [
  {
    kind: 'EARLY_DEATH',
    find: ({ dateOfDeath, coverStarts }) =>
      shortlyBefore(dateOfDeath, {
        what: 'Cover, or an increase of it, started',
        days: coverStarts,
        limits: flagLimits.earlyDeathDays,
      }),
  },
  {
    kind: 'ACCIDENT_IN_WAITING',
    find: ({ cause, dateOfDeath, naturalFrom }) =>
      (cause === 'ACCIDENT' || cause === 'VIOLENCE') && naturalFrom !== null && dateOfDeath < naturalFrom
        ? high(`An unnatural death in the waiting period, which ends on ${formatDate(naturalFrom)}.`)
        : null,
  },
  {
    kind: 'BENEFICIARY_CHANGED',
    find: ({ dateOfDeath, changes }) =>
      shortlyBefore(dateOfDeath, {
        what: 'A beneficiary changed',
        days: daysOf(changes, 'BENEFICIARY'),
        limits: flagLimits.beneficiaryChangedDays,
      }),
  },
  {
    kind: 'BANK_OR_CELL_CHANGED',
    find: ({ dateOfDeath, changes }) =>
      shortlyBefore(dateOfDeath, {
        what: 'The bank account or cellphone number changed',
        days: daysOf(changes, 'BANK', 'CELL'),
        limits: flagLimits.bankOrCellChangedDays,
      }),
  },
  {
    kind: 'CHANGE_AFTER_DEATH',
    find: ({ lifeKind, dateOfDeath, changes }) => {
      const after = changes.filter(({ isBySignIn, on }) => isBySignIn && on >= dateOfDeath).map(({ on }) => on);
      return lifeKind === 'MAIN_MEMBER' && after.length > 0
        ? high(
            `The sign-in of the person who died asked for a change on or after the day of death: ${listedDays(after)}.`,
          )
        : null;
    },
  },
  {
    kind: 'PAID_AFTER_DEATH',
    find: ({ dateOfDeath, arrearsPaidOn }) => {
      const after = arrearsPaidOn.filter((day) => day >= dateOfDeath);
      return after.length > 0
        ? high(`What was owed was paid on or after the day of death: ${listedDays(after)}.`)
        : null;
    },
  },
  {
    kind: 'SAME_DOCUMENT',
    find: ({ sameDocument }) =>
      sameDocument.length > 0 ? high(`A document is also on claim ${listed(sameDocument)}.`) : null,
  },
  {
    kind: 'SAME_ACCOUNT',
    find: ({ sameAccount, today }) => {
      const since = addMonths(today, -flagLimits.sameAccountMonths);
      const recent = sameAccount.filter(({ paidOn }) => paidOn >= since).map(({ reference }) => reference);
      return recent.length > 0 ? high(`The account was paid for another family on claim ${listed(recent)}.`) : null;
    },
  },
  {
    kind: 'SAME_PERSON',
    find: ({ samePerson }) =>
      samePerson.length > 0 ? high(`This person was claimed for before, on claim ${listed(samePerson)}.`) : null,
  },
  {
    kind: 'DOCUMENT_TOO_EARLY',
    find: ({ dateOfDeath, deathDocumentsOf }) => {
      const early = deathDocumentsOf.filter((day) => day < dateOfDeath);
      return early.length > 0 ? high(`A document about the death is of ${listedDays(early)}, before the death.`) : null;
    },
  },
  {
    kind: 'LIFE_ADDED_LATE',
    find: ({ lifeKind, dateOfDeath, addedOn }) =>
      lifeKind === 'EXTENDED_MEMBER' && addedOn !== null
        ? shortlyBefore(dateOfDeath, {
            what: 'The person joined the policy',
            days: [addedOn],
            limits: flagLimits.lifeAddedLateDays,
          })
        : null,
  },
  {
    kind: 'DETAILS_DIFFER',
    find: ({ detailsThatDiffer, dayByRegister, dateOfDeath }) => {
      const found = [
        ...(detailsThatDiffer.length > 0 ? [`Documents and policy differ: ${listed(detailsThatDiffer)}.`] : []),
        ...(dayByRegister !== null && dayByRegister !== dateOfDeath
          ? [`The death register says ${formatDate(dayByRegister)}, the claim ${formatDate(dateOfDeath)}.`]
          : []),
      ];
      return found.length > 0 ? medium(found.join(' ')) : null;
    },
  },
  {
    kind: 'MANY_POLICIES',
    find: ({ policiesOnLife }) =>
      policiesOnLife >= flagLimits.manyPolicies ? medium(`We have ${policiesOnLife} policies on this life.`) : null,
  },
  {
    kind: 'LATE_REPORT',
    find: ({ dateOfDeath, reportedOn }) =>
      reportedOn > addMonths(dateOfDeath, flagLimits.lateReportMonths)
        ? {
            level: 'LOW',
            sentence: `The death was reported on ${formatDate(reportedOn)}, more than ${flagLimits.lateReportMonths} months after it.`,
          }
        : null,
  },
];
