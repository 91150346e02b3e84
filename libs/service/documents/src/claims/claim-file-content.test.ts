import { expect, it } from 'vitest';
import { aClaimFile } from '../testing/a-claim';
import { anIssuer } from '../testing/an-issuer';
import { saidIn } from '../testing/said';
import { claimFileContent } from './claim-file-content';

const file = (more: Parameters<typeof aClaimFile>[0] = {}) =>
  claimFileContent(aClaimFile(more), anIssuer, { issuedAt: new Date('2026-11-26T08:00:00Z') });
const said = (...given: Parameters<typeof file>) => saidIn(file(...given));

it('goes from the report to what happened, in one order', () => {
  expect(file().sections.map(({ heading }) => heading)).toEqual([
    'What was reported',
    'Where it stands',
    'Who claims',
    'The policy on 10 November 2026',
    'Documents',
    'What it pays',
    'Decisions',
    'Our letter of 16 November 2026',
    'What was sent against it',
    'Payments',
    'History',
  ]);
});

it('tells what was reported, and the policy as it stood on the day of death', () => {
  expect(said()).toEqual(
    expect.arrayContaining([
      'What was reported: Who died=Lufuno Nemavhola-Ṱhabelo, spouse',
      'What was reported: ID number=*********1087',
      'What was reported: Where=Tygerberg Hospital',
      'What was reported: Cause reported=Not known yet',
      'What was reported: Death confirmed=Death certificate, Naledi Mokoena, 18 November 2026, 14:30',
      'Where it stands: To be decided by=20 November 2026',
      'The policy on 10 November 2026: Status=In grace',
      'The policy on 10 November 2026: Overdue that day=R 166,00, due 1 November 2026',
      'The policy on 10 November 2026: Paid before this one=Policy 7000010020: up to R 30 000',
      'The policy on 10 November 2026: Grocery benefit|1 Mar 2022|R 6 000',
      'The policy on 10 November 2026: Mulalo Nemavhola-Ṱhabelo|Active|100%',
    ]),
  );
});

it('names the country of a death abroad, and no place where none is known', () => {
  expect(said({ countryOfDeath: 'LS' })).toContain('What was reported: Where=Tygerberg Hospital, Lesotho');
  expect(said({ placeOfDeath: null }).join()).not.toContain('Where=');
});

it('lists what came and what was made of it', () => {
  expect(said()).toContain(
    'Documents: Death certificate (or, until you have it, DHA-1663 and BI-1680)|18 Nov 2026|certificate.pdf|' +
      'Not usable: A page is missing. Naledi Mokoena, 18 Nov 2026.',
  );
  expect(said({ documents: [] })).toContain('Documents: None was asked for.');
});

it('computes line by line to the sum, and says what every cause would pay', () => {
  expect(said().filter((one) => one.startsWith('What it pays'))).toEqual([
    'What it pays: As it was decided. Cause: Illness or old age.',
    'What it pays: Cover|19 Nov 2026|R 20 000,00',
    'What it pays: Premium due on 1 November 2026|19 Nov 2026|-R 166,00',
    'What it pays: Grocery benefit|19 Dec 2026|R 5 000,00',
    'What it pays: In all||R 24 834,00',
    'What it pays: Illness or old age||R 19 834,00|R 5 000,00',
    'What it pays: Not known yet||R 19 834,00|R 5 000,00',
  ]);
});

it('names every decision with its reasons and both people, the oldest first, and the letter word for word', () => {
  const decisions = said().filter((one) => one.startsWith('Decisions'));
  expect(decisions[0]).toBe('Decisions: Decided on 16 November 2026:');
  expect(decisions).toEqual(
    expect.arrayContaining([
      'Decisions: Refused because=Natural causes in the waiting period',
      'Decisions: What=Approve, R 19 834 at once, R 5 000 later',
      'Decisions: Recommended by=Naledi Mokoena, 18 November 2026, 14:30',
      'Decisions: Confirmed by=Johan van Wyk, 19 November 2026, 11:00',
    ]),
  );
  expect(said()).toContain('Our letter of 16 November 2026: Proof of an accident.');
});

it('tells what was sent against a refusal and what was answered, and leaves the section out where nothing was', () => {
  expect(said().filter((one) => one.startsWith('What was sent against it'))).toEqual([
    'What was sent against it: From Ndivhuwo Nemavhola-Ṱhabelo on 17 November 2026: She was in an accident; the police have the docket.',
    'What was sent against it: Files=docket.pdf',
    'What was sent against it: Answer promised by=1 January 2027',
    'What was sent against it: Answer=Open the claim again: The docket shows an accident.',
    'What was sent against it: Answered by=Naledi Dlamini',
    'What was sent against it: Answered=18 November 2026, 11:00',
  ]);
  expect(said({ representations: [] }).join()).not.toContain('What was sent against it');
});

it('says so where nothing is decided and nothing is paid, and what waits for the second person', () => {
  const { decision } = aClaimFile();
  const open = { decision: null, earlierDecisions: [], letters: [], payouts: [] };
  expect(said(open)).toEqual(expect.arrayContaining(['Decision: None yet.', 'Payments: None yet.']));
  expect(said({ ...open, recommendation: decision })).toContain('Decision: Recommended, and not confirmed yet:');
});

it('lists payments and what happened', () => {
  expect(said()).toEqual(
    expect.arrayContaining([
      'Payments: CL-7K3M-Q2XR-01|Ndivhuwo Nemavhola-Ṱhabelo|FNB, ******2345|Paid|20 Nov 2026|R 19 834,00',
      'History: 12 November 2026, 10:00|Ndivhuwo Nemavhola-Ṱhabelo|The death was reported.',
    ]),
  );
});

it('says nothing of flags, of what was checked because of one, or of anybody’s number', () => {
  const flags = [{ kind: 'EARLY_DEATH', level: 'HIGH', sentence: 'Died 12 days after cover started.' }];
  const flagged = { ...aClaimFile(), flags };
  const whole = JSON.stringify(claimFileContent(flagged, anIssuer, { issuedAt: new Date(0) }));
  expect(whole).not.toMatch(/flag|Died 12 days|27821234567/i);
});
