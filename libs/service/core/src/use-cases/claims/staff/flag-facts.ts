import {
  type ActionType,
  addDays,
  type ChangeBeforeClaim,
  type ClaimFlagFacts,
  claimLimits,
  type CoverPart,
  dayByRegister,
  isFinalStatus,
  kindsOfChange,
  laterOf,
  naturalFromOf,
  partsOfCover,
  type PlainDate,
  todayInJohannesburg,
} from '@portal/domain';
import {
  changesOnPolicy,
  type ClaimRow,
  claimsOfPerson,
  claimsWithSameFiles,
  claimsWithSerial,
  findClaimAccountNumber,
  livesByNumber,
  paidIntoElsewhere,
  paymentsBetween,
  together,
  type Transaction,
} from '@portal/service-store';
import { dayStart } from '../../day-start';

/** What the flags of a claim are found by, read from its policy, its payments and other claims. Source: docs/domain/claims.md#c7-5. */
export async function flagFactsOf(tx: Transaction, claim: ClaimRow, now: Date): Promise<ClaimFlagFacts> {
  const { numberKey } = claim;
  const [changes, paidOn, sameDocument, sameAccount, ofPerson, policies] = await together([
    changesBefore(tx, claim),
    arrearsPaidOn(tx, claim, now),
    sameDocuments(tx, claim),
    sameAccounts(tx, claim),
    numberKey === null ? [] : claimsOfPerson(tx, numberKey),
    numberKey === null ? 1 : policiesOnLife(tx, numberKey),
  ]);
  return flagFactsWith(claim, now, {
    changes,
    arrearsPaidOn: paidOn,
    sameDocument,
    sameAccount,
    samePerson: claimedBefore(claim, ofPerson),
    policiesOnLife: policies,
  });
}

type FoundElsewhere = Pick<
  ClaimFlagFacts,
  'changes' | 'arrearsPaidOn' | 'sameDocument' | 'sameAccount' | 'samePerson' | 'policiesOnLife'
>;

/** The same, with what was found outside the claim. Pure. */
export function flagFactsWith(
  { lifeKind, createdAt, record }: Pick<ClaimRow, 'lifeKind' | 'createdAt' | 'record'>,
  now: Date,
  found: FoundElsewhere,
): ClaimFlagFacts {
  const { dateOfDeath, documents, basis } = record;
  const parts = partsOfCover(basis.life.cover, basis.life.increases);
  const read = documents.flatMap(({ type, says }) => (says === null ? [] : [{ type, ...says }]));
  return {
    ...found,
    lifeKind,
    dateOfDeath,
    reportedOn: todayInJohannesburg(createdAt),
    today: todayInJohannesburg(now),
    cause: record.cause ?? record.causeReported,
    coverStarts: parts.map(({ accidentFrom }) => accidentFrom),
    naturalFrom: everythingFrom(parts),
    addedOn: lifeKind === 'EXTENDED_MEMBER' ? basis.life.cover.Cover_Start_Date : null,
    deathDocumentsOf: read.flatMap(({ type, writtenOn }) =>
      aboutDeath.includes(type) && writtenOn ? [writtenOn] : [],
    ),
    dayByRegister: dayByRegister(record.register?.answers ?? []),
    detailsThatDiffer: read.flatMap(({ detailsThatDiffer }) => detailsThatDiffer.map((what) => detailWords[what])),
  };
}

const aboutDeath: readonly string[] = ['DEATH_CERTIFICATE', 'NOTICE_OF_DEATH', 'FOREIGN_DEATH_DOCUMENTS'];
const detailWords = { NAMES: 'names', ID_NUMBER: 'ID number', DATE_OF_BIRTH: 'date of birth' } as const;

/** The first day on which natural causes pay for every part of the cover; null without cover. */
const everythingFrom = (parts: readonly CoverPart[]): PlainDate | null =>
  parts.map(naturalFromOf).reduce<PlainDate | null>((last, day) => laterOf(last, day), null);

function sortOf(kind: ActionType): ChangeBeforeClaim['kind'] {
  if (kind === 'UPDATE_CELL_NUMBER') return 'CELL';
  const { entityType } = kindsOfChange[kind];
  if (entityType === 'BENEFICIARY') return 'BENEFICIARY';
  return entityType === 'BANKING_DETAILS' ? 'BANK' : 'OTHER';
}

/** Whether somebody could gain by a change of this kind: of beneficiaries, bank or cellphone number. */
export const isSensitive = (kind: ActionType): boolean => sortOf(kind) !== 'OTHER';

/**
 * What was changed shortly before the death and since: on the day on which it took effect; what a sign-in asked for from the day of death
 * on, on the day of asking. Once somebody else took the policy over, changes are theirs.
 */
async function changesBefore(
  tx: Transaction,
  { policyNumber, record, lifeKind }: ClaimRow,
): Promise<ChangeBeforeClaim[]> {
  const since = dayStart(addDays(record.dateOfDeath, -claimLimits.CONFLICT_DAYS));
  const changes = await changesOnPolicy(tx, policyNumber, since);
  const takenOver = changes.findIndex(
    ({ kind, askedAt }) => kind === 'CONTINUE_POLICY' && todayInJohannesburg(askedAt) >= record.dateOfDeath,
  );
  const ofThePerson = lifeKind === 'MAIN_MEMBER' && takenOver !== -1 ? changes.slice(0, takenOver) : changes;
  return ofThePerson.map(({ kind, at, askedAt, isBySignIn }) => {
    const asked = todayInJohannesburg(askedAt);
    const isAfter = isBySignIn && asked >= record.dateOfDeath;
    return { kind: sortOf(kind), on: isAfter ? asked : todayInJohannesburg(at), isBySignIn: isAfter };
  });
}

/** Days from the death on, on which what was owed was paid, or the policy was brought back; not by what the claim itself took off. */
async function arrearsPaidOn(
  tx: Transaction,
  { policyNumber, reference, record }: ClaimRow,
  now: Date,
): Promise<PlainDate[]> {
  const since = { from: dayStart(record.dateOfDeath), to: now };
  return (await paymentsBetween(tx, policyNumber, since))
    .filter(({ status, record: { Reference } }) => status === 'SUCCESSFUL' && Reference !== reference)
    .filter(({ record: { Payment_Type } }) => isForArrears(Payment_Type))
    .map(({ paidAt }) => todayInJohannesburg(paidAt));
}

const isForArrears = (type: string) => type === 'ARREARS' || type === 'REINSTATEMENT';

async function sameDocuments(tx: Transaction, { id, record }: ClaimRow): Promise<string[]> {
  const serials = record.documents.flatMap(({ says }) => (says?.serialNumber ? [says.serialNumber] : []));
  const others = await claimsWithSameFiles(tx, id);
  for (const serial of new Set(serials)) others.push(...(await claimsWithSerial(tx, id, serial)));
  return others;
}

async function sameAccounts(tx: Transaction, { id, policyNumber, record }: ClaimRow) {
  const found: ClaimFlagFacts['sameAccount'][number][] = [];
  for (const { account } of record.claimants) {
    const accountNumber = account && (await findClaimAccountNumber(tx, id, account.id));
    if (!accountNumber) continue;
    for (const { reference, paidAt } of await paidIntoElsewhere(tx, { accountNumber, policyNumber })) {
      if (paidAt !== null) found.push({ reference, paidOn: todayInJohannesburg(new Date(paidAt)) });
    }
  }
  return found;
}

/** Somebody dies once: on another day, or for the same policy again. One death on several policies is one claim for each. */
const claimedBefore = (claim: ClaimRow, ofPerson: readonly ClaimRow[]): string[] =>
  ofPerson
    .filter(({ id, createdAt }) => id !== claim.id && createdAt <= claim.createdAt)
    .filter(({ status }) => !standsInNobodysWay.includes(status))
    .filter(
      ({ policyNumber, record }) =>
        policyNumber === claim.policyNumber || record.dateOfDeath !== claim.record.dateOfDeath,
    )
    .map(({ reference }) => reference);

const standsInNobodysWay: readonly ClaimRow['status'][] = ['WITHDRAWN', 'DORMANT', 'VOID'];

async function policiesOnLife(tx: Transaction, numberKey: string): Promise<number> {
  const lives = await livesByNumber(tx, [numberKey]);
  return new Set(lives.flatMap(({ policy }) => (isFinalStatus(policy.status) ? [] : [policy.policyNumber]))).size;
}
