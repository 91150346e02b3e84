import { type ClaimCase } from '@portal/contract';
import { noInterestDeclaration } from '@portal/domain';
import { good, refused } from '@portal/policy-workflow/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aClaimCase, aRecommendation, aWaitingCase, takenBy } from '../testing/a-claim-case';
import { type Answered, openCase, setUpWork } from '../testing/at-work';

setUpWork();

const mine = (more: Partial<ClaimCase> = {}) => aClaimCase({ takenBy: takenBy(true), ...more });
const panel = async () => within(await screen.findByRole('region', { name: 'Decision' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const write = async (name: string, words: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), words);
const tick = async () => userEvent.click(screen.getByRole('checkbox', { name: noInterestDeclaration }));

async function recommendApproval() {
  await press('Recommend');
  await choose('Illness or old age');
  await choose('Approve');
  await tick();
  await press('Send to the second person');
}

describe('taking a claim on', () => {
  it('comes before its documents are opened or anything is decided', async () => {
    const { sent } = openCase(aClaimCase(), { '/take': () => good(mine()) });
    expect(await screen.findByText('Take the claim on to open and to judge its documents.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recommend' })).toBeNull();
    await press('Take on this claim');
    expect(await screen.findByText(/^You work on this claim since 11:10/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Recommend' })).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/staff/claims/claim-1/take']);
  });

  it('says who was faster, and shows the claim as theirs', async () => {
    const { claim } = openCase(aClaimCase(), {
      '/take': () => refused(409, 'TAKEN', 'Naledi Mokoena is working on this claim.'),
    });
    await screen.findByRole('button', { name: 'Take on this claim' });
    claim.now = aClaimCase({ takenBy: takenBy(false) });
    await press('Take on this claim');
    expect((await screen.findByRole('alert')).textContent).toBe('Naledi Mokoena is working on this claim.');
    expect(await screen.findByText(/^Naledi Mokoena works on this claim since 11:10/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take on this claim' })).toBeNull();
  });

  it('is refused to whoever stands too near the family', async () => {
    openCase(aClaimCase(), { '/take': () => refused(403, 'CONFLICT_OF_INTEREST', 'You cannot work on this claim.') });
    await press('Take on this claim');
    expect((await screen.findByRole('alert')).textContent).toBe('You cannot work on this claim.');
  });
});

describe('what is typed into a step', () => {
  it('is asked about before the page is left, and is there again in its step and in no other', async () => {
    const { router } = openCase(mine({ allowedActs: ['VOID', 'REOPEN'] }), {});
    await press('Reported by mistake');
    await write('Why?', 'Reported twice by the parlour.');
    await act(() => router.navigate('/desk/claims'));
    expect(await screen.findByRole('dialog', { name: 'Leave this page?', hidden: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stay on this page', hidden: true }));
    await press('Go back');
    await press('Open again');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why?' }).value).toBe('');
    await press('Go back');
    await press('Reported by mistake');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why?' }).value).toMatch(/^Reported twice/);
  });
});

describe('recommending', () => {
  it('sends what was chosen with the version that is shown, and shows that it waits', async () => {
    const { sent } = openCase(mine(), {
      '/recommend': () => good(mine({ version: 4, recommendation: aRecommendation(), allowedActs: [] })),
    });
    await recommendApproval();
    expect(await (await panel()).findByText('Your recommendation waits for the second person.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      cause: 'NATURAL',
      kind: 'APPROVE',
      reasonCode: null,
      reasonText: null,
      wording: null,
      correctedAmount: null,
      isDisinterested: true,
      version: 3,
    });
    expect(await screen.findByRole('region', { name: 'Recommended' })).toBeTruthy();
  });

  it('is not sent without the tick', async () => {
    const { sent } = openCase(mine(), {});
    await press('Recommend');
    await choose('Illness or old age');
    await choose('Approve');
    await press('Send to the second person');
    expect(
      await screen.findAllByText('Confirm that you do not know this family and gain nothing from this claim'),
    ).not.toHaveLength(0);
    expect(sent).toEqual([]);
  });

  it('reads a claim that somebody else has changed again, keeps what was typed, and sends it with the new version', async () => {
    const answers: Answered[] = [
      () => refused(409, 'STALE_VERSION', 'This record was changed by someone else.'),
      () => good(mine({ version: 8, recommendation: aRecommendation() })),
    ];
    const { claim, sent, reads } = openCase(mine(), { '/recommend': (body) => (answers.shift() as Answered)(body) });
    await press('Recommend');
    await choose('Illness or old age');
    await choose('Approve');
    await write('Pay in all, instead of what was computed (optional)', '21000');
    await write('Fact or reason', 'The plan was read wrongly');
    await tick();
    claim.now = mine({ version: 7, life: { ...mine().life, name: 'Sipho Themba Nkosi' } });
    await press('Send to the second person');
    expect(await screen.findByText(/^Somebody else changed this claim meanwhile/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Sipho Themba Nkosi' })).toBeTruthy();
    expect(reads).toHaveLength(2);
    await press('Send to the second person');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body['version'])).toEqual([3, 7]);
    expect(sent[1]?.body).toMatchObject({ correctedAmount: 21_000, reasonText: 'The plan was read wrongly' });
  });

  it('says what the letter of a refusal lacks, above the button, and why a lapse is no reason, beside it', async () => {
    const answers: Answered[] = [
      () => refused(422, 'LETTER_INCOMPLETE', 'The letter is not complete: why.'),
      () => refused(422, 'LAPSE_NOT_PROVEN', 'We cannot show that we warned of this lapse.'),
    ];
    openCase(aWaitingCase({ takenBy: takenBy(true) }), { '/recommend': (body) => (answers.shift() as Answered)(body) });
    await press('Recommend');
    await choose('Illness or old age');
    await choose('Refuse');
    expect(screen.getByText(/^The letter says: Sipho Nkosi died of natural causes/)).toBeTruthy();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^Why is it refused/ }),
      'The policy had lapsed',
    );
    await write('Clause of the policy, word for word', 'Cover ends with the last day of grace.');
    await tick();
    await press('Send to the second person');
    expect(await screen.findByText('The letter is not complete: why.')).toBeTruthy();
    await press('Send to the second person');
    const reason = await screen.findByRole('combobox', { name: /^Why is it refused/ });
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Clause of the policy, word for word' }).value,
    ).toBe('Cover ends with the last day of grace.');
  });
});

describe('the second person', () => {
  it('confirms with a note and the tick', async () => {
    const waiting = mine({ recommendation: aRecommendation(), allowedActs: ['CONFIRM', 'GIVE_BACK'] });
    const { sent } = openCase(waiting, {
      '/confirm': () => good(mine({ status: 'APPROVED', version: 4, allowedActs: [] })),
    });
    await press('Confirm');
    await write('What did you check? (optional)', 'Called the hospital');
    await tick();
    await press('Yes, confirm');
    expect(await screen.findByText(/^The claim is approved\. The family is told/)).toBeTruthy();
    expect(sent[0]?.body).toEqual({ note: 'Called the hospital', isDisinterested: true, version: 3 });
  });

  it('is somebody else than the assessor, who reads why', async () => {
    openCase(
      mine({
        recommendation: aRecommendation(),
        allowedActs: ['SEND_DOCUMENTS'],
        whyNotConfirm: 'You recommended this. Somebody else confirms it.',
      }),
      {},
    );
    expect(await (await panel()).findByText('You recommended this. Somebody else confirms it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it.each([
    {
      act: 'GIVE_BACK',
      opens: 'Give back to the assessor',
      field: /^What should be looked at again/,
      end: '/give-back',
      key: 'sentence',
      does: 'Give back',
    },
    {
      act: 'DISPUTE',
      opens: 'Take more time',
      field: /^Which question/,
      end: '/dispute',
      key: 'reason',
      does: 'Take more time',
    },
    {
      act: 'RECALL',
      opens: 'Recall the approval',
      field: /^Why/,
      end: '/recall',
      key: 'reason',
      does: 'Recall the approval',
    },
    { act: 'REOPEN', opens: 'Open again', field: /^Why/, end: '/reopen', key: 'reason', does: 'Open again' },
    {
      act: 'VOID',
      opens: 'Reported by mistake',
      field: /^Why/,
      end: '/void',
      key: 'reason',
      does: 'Reported by mistake',
    },
  ] as const)('$opens is a sentence', async ({ act, opens, field, end, key, does }) => {
    const { sent } = openCase(mine({ recommendation: aRecommendation(), allowedActs: [act] }), {
      [end]: () => good(mine({ version: 4 })),
    });
    await press(opens);
    await userEvent.type(screen.getByRole('textbox', { name: field }), 'The certificate names another day');
    await press(does);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: `/staff/claims/claim-1${end}`,
      body: { [key]: 'The certificate names another day', version: 3 },
    });
  });
});

it('an answer that was lost can be asked for again, and what was typed stays', async () => {
  const { reads } = openCase(mine(), {
    '/dispute': () => refused(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
  });
  await press('Take more time');
  const question = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Which question/ });
  await userEvent.type(question, 'How the accident happened');
  await press('Take more time');
  expect(await screen.findByText(/^No answer came back/)).toBeTruthy();
  await press('Read the claim again');
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(question.value).toBe('How the accident happened');
});
