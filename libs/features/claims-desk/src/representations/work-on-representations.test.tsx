import { noInterestDeclaration } from '@portal/domain';
import { good, refused } from '@portal/policy-workflow/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAnswer, aRefusedCase, aRepresentation } from '../testing/a-refused-case';
import { openCase, setUpWork } from '../testing/at-work';

setUpWork();

const card = async () => within(await screen.findByRole('region', { name: 'They do not agree' }));
const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }));
const write = async (name: string, words: string) =>
  userEvent.type((await card()).getByRole('textbox', { name }), words);
const tick = async () => userEvent.click((await card()).getByRole('checkbox', { name: noInterestDeclaration }));

async function answer(outcome: string) {
  await press('Answer it');
  await userEvent.click((await card()).getByRole('radio', { name: outcome }));
  await write('What do you say to it?', 'The report names an illness.');
  await tick();
  await press('Answer');
}

describe('somebody who does not agree', () => {
  it('is answered under what they sent, and it waits for an administrator', async () => {
    const after = aRefusedCase({ version: 4, representations: [aRepresentation({ answer: anAnswer() })] });
    const { sent } = openCase(aRefusedCase(), { '/answer': () => good({ ...after, takenBy: null, allowedActs: [] }) });
    await answer('Stay with the refusal');
    expect(await (await card()).findByText('Your answer waits for an administrator.')).toBeTruthy();
    expect(sent).toEqual([
      {
        path: '/staff/claims/claim-1/representations/representation-1/answer',
        body: {
          outcome: 'REJECTED',
          answer: 'The report names an illness.',
          isDisinterested: true,
          version: 3,
        },
      },
    ]);
  });

  it('has the claim opened again at once', async () => {
    openCase(aRefusedCase(), {
      '/answer': () =>
        good(
          aRefusedCase({
            status: 'IN_ASSESSMENT',
            representations: [
              aRepresentation({ answeredAt: '2026-11-20T10:00:00.000Z', answer: anAnswer({ outcome: 'UPHELD' }) }),
            ],
            allowedActs: [],
          }),
        ),
    });
    await answer('Open the claim again');
    expect(await (await card()).findByText('The claim is open again. The family is told.')).toBeTruthy();
    expect((await card()).queryByRole('button', { name: 'Answer it' })).toBeNull();
  });

  it('is told why nothing was answered, and what was typed stays', async () => {
    const message = 'You decided on this claim before. Somebody else looks at it now.';
    openCase(aRefusedCase(), { '/answer': () => refused(403, 'FORBIDDEN', message) });
    await answer('Stay with the refusal');
    expect((await (await card()).findAllByText(message)).length).toBeGreaterThan(0);
    expect((await card()).getByDisplayValue('The report names an illness.')).toBeTruthy();
  });

  it('gets the answer once the second person confirms it', async () => {
    const waiting = aRepresentation({ answer: anAnswer() });
    const found = aRefusedCase({ representations: [waiting], allowedActs: ['ANSWER', 'CONFIRM_ANSWER'] });
    const { sent } = openCase(found, {
      '/confirm': () => good({ ...found, representations: [{ ...waiting, answeredAt: '2026-11-20T10:00:00.000Z' }] }),
    });
    await press('Confirm the answer');
    await tick();
    await press('Yes, confirm');
    expect(await (await card()).findByText('The claim stays refused. The answer to the family goes out.')).toBeTruthy();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/staff/claims/claim-1/representations/representation-1/confirm', { isDisinterested: true, version: 3 }],
    ]);
  });

  it('is put in by staff with the day on which it came', async () => {
    const found = aRefusedCase({ takenBy: null, representations: [], allowedActs: ['DISAGREE'] });
    const { sent } = openCase(found, { '/representations': () => good(aRefusedCase()) });
    await press('Put in what they say');
    await write('Why do they not agree?', 'She called: he fell.');
    await press('Put it in');
    expect(await (await card()).findByText('It is on the claim. Somebody else answers it.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ text: 'She called: he fell.', files: [], receivedAt: null, version: 3 });
  });
});
