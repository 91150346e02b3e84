import { type ClaimCase } from '@portal/contract';
import { good } from '@portal/policy-workflow/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aClaimCase, aDocument, takenBy } from '../testing/a-claim-case';
import { openCase, setUpWork } from '../testing/at-work';
import { receivedAtOf } from './receive-form';

setUpWork();

const mine = (more: Partial<ClaimCase> = {}) => aClaimCase({ takenBy: takenBy(true), ...more });
const documents = async () => within(await screen.findByRole('region', { name: 'Documents' }));
const judge = async (name: RegExp) => userEvent.click((await documents()).getByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('judging a document', () => {
  it('accepts it with what it says', async () => {
    const { sent } = openCase(mine(), { '/judge': () => good(mine({ version: 4 })) });
    await judge(/^Judge it: Death certificate/);
    await choose('Accept it');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Cause of death/ }), 'Illness or old age');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Names' }));
    await save();
    expect(await screen.findByText(/^Death certificate .* is accepted\.$/)).toBeTruthy();
    expect(sent[0]).toEqual({
      path: '/staff/claims/claim-1/documents/document-DEATH_CERTIFICATE/judge',
      body: {
        verdict: 'ACCEPTED',
        reason: null,
        note: null,
        says: {
          writtenOn: null,
          dateOfDeath: null,
          cause: 'NATURAL',
          weeks: null,
          serialNumber: null,
          amount: null,
          detailsThatDiffer: ['NAMES'],
        },
        version: 3,
      },
    });
  });

  it('that cannot be used asks why', async () => {
    const { sent } = openCase(mine(), { '/judge': () => good(mine({ version: 4 })) });
    await judge(/^Judge it: Your ID/);
    await choose('It is not usable');
    await save();
    expect(await screen.findAllByText('Select why it cannot be used')).not.toHaveLength(0);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'A page is missing');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      verdict: 'NOT_USABLE',
      reason: 'PAGE_MISSING',
      note: null,
      says: null,
      version: 3,
    });
  });

  it('that never came can be done without, with a note', async () => {
    const missing = aDocument({ type: 'POLICE_STATEMENT', status: 'NEEDED', files: [] });
    const { sent } = openCase(mine({ documents: [missing] }), { '/judge': () => good(mine({ version: 4 })) });
    await judge(/^Do without it: Police/);
    await save();
    expect(await screen.findAllByText('Say why we do without it')).not.toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox'), 'Every cause pays the same');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      verdict: 'WAIVED',
      reason: null,
      note: 'Every cause pays the same',
      says: null,
      version: 3,
    });
  });

  it('is not offered where the service does not allow it', async () => {
    openCase(mine({ allowedActs: [] }), {});
    await documents();
    expect(screen.queryByRole('button', { name: /^(Judge it|Add a file|Note what)/ })).toBeNull();
  });
});

it('what was found out sends only what was answered', async () => {
  const { sent } = openCase(mine(), { '/facts': () => good(mine({ version: 4 })) });
  await judge(/^Note what was found out/);
  const transport = within(await screen.findByRole('group', { name: /^Is the transport/ }));
  await userEvent.click(transport.getByRole('radio', { name: 'Yes' }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ isTransportPaidInMoney: true, version: 3 });
});

it.each([
  ['2026-11-20', null],
  ['2026-11-19', '2026-11-19T10:00:00.000Z'],
])('a document that reached us on %s counts from %s', (day, at) => {
  expect(receivedAtOf(day, '2026-11-20')).toBe(at);
});
