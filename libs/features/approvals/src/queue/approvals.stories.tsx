import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aRequest } from '../testing/a-request';
import { showQueueAs } from '../testing/as-if';
import { Component } from './approvals.screen';

const meta = {
  title: 'Screens/Approvals/Queue',
  component: Component,
  parameters: { scenario: 'busy-queue', staff: 'consultant', path: '/desk/approvals' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const rowsOf = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const nameOf = (row: HTMLElement | undefined) => row?.querySelector('a')?.closest('th')?.textContent ?? '';

export const OldestFirst: Story = {
  play: async (play) => {
    const rows = await rowsOf(play);
    await expect(rows).toHaveLength(20);
    await expect(nameOf(rows[0])).toContain('Andile M.');
    const first = within(rows[0] as HTMLElement);
    await expect(first.getByText('29 days')).toBeVisible();
    await expect(first.getByText('In 23 hours')).toBeVisible();
    await expect(first.getByText('Low risk')).toBeVisible();
    await expect(first.getByText('Nobody works on it')).toBeVisible();
  },
};

export const TakesTheOldest: Story = {
  parameters: { path: '/desk/approvals?order=risk' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await rowsOf(play);
    await userEvent.click(canvas.getByRole('button', { name: 'Take the oldest' }));
    await expect(await canvas.findByText('Extended member: Andile M.')).toBeVisible();
    await expect(await canvas.findByText(/^You work on this request/)).toBeVisible();
  },
};

export const NothingToTake: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the oldest' }));
    await expect(await canvas.findByText('Nothing waits that nobody works on.')).toBeVisible();
  },
};

export const PreviewOfTheRow: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await rowsOf(play);
    const preview = within(canvas.getByRole('region', { name: 'Remove extended member' }));
    await expect(preview.getByText('Extended member: Andile M.')).toBeVisible();
    await userEvent.keyboard('jj');
    await expect(preview.getByText('Extended member: Busisiwe M.')).toBeVisible();
  },
};

export const Pages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
    await waitFor(async () => expect(await rowsOf({ canvas })).toHaveLength(1));
  },
};

export const ByKindAndOrder: Story = {
  parameters: { scenario: 'pending-several', path: '/desk/approvals?view=all&order=risk' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await expect(await canvas.findByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Order')).toHaveDisplayValue('Highest risk first');
    await expect((await rowsOf(play)).map((row) => /(Low|Medium|High) risk/.exec(row.textContent ?? '')?.[1])).toEqual([
      ...['High', 'High', 'Medium', 'Low', 'Low'],
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Kind of request'), 'Update beneficiary');
    await waitFor(async () => expect(await rowsOf(play)).toHaveLength(1));
    await expect(canvas.getByText('Policyholder decides')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Nothing waits for a decision of yours/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'With me' }));
    await expect(await canvas.findByText(/^You work on no request/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const rows = await rowsOf(play);
    await userEvent.keyboard('jj');
    await expect(rows[1]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('x{ArrowDown}xk');
    await expect(rows[1]).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByText('2 chosen: Remove extended member.')).toBeVisible();

    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(help.getByRole('checkbox', { name: 'Single letters work' }));
    await userEvent.click(help.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('j?');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Remove extended member', level: 1 })).toBeVisible();
  },
};

export const AllKeys: Story = {
  play: async (play) => {
    await rowsOf(play);
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(help.getByText('Next request')).toBeVisible();
  },
};

export const NoLettersWhileTyping: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await rowsOf(play);
    const kind = canvas.getByLabelText('Kind of request');
    kind.focus();
    await userEvent.keyboard('j?');
    await expect(kind).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

async function choose({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, ...names: string[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('checkbox', { name: RegExp(name) }));
}

export const ApproveTogether: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'Andile M., Simphiwe Mthembu');
    await expect(canvas.getByRole('button', { name: 'Approve 1 together' })).toBeDisabled();
    await choose(play, 'Busisiwe M., Simphiwe Mthembu', 'Andile M., Lerato Molefe');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 3 together' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 requests?' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, approve 3' }));
    const results = within(await canvas.findByRole('region', { name: '3 of 3 approved' }));
    await expect(canvas.getByRole('heading', { name: '3 of 3 approved' })).toHaveFocus();
    await expect(results.getAllByText('Approved')).toHaveLength(3);
    await waitFor(async () => expect(await rowsOf(play)).toHaveLength(18));
    await userEvent.click(results.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region', { name: /approved$/ })).not.toBeInTheDocument();
  },
};

export const ApproveTogetherAsked: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'Andile M., Simphiwe Mthembu', 'Andile M., Lerato Molefe');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2 together' }));
    await expect(await screen.findByRole('dialog', { name: 'Approve 2 requests?' })).toBeVisible();
  },
};

export const ApproveTogetherWithoutAnswer: Story = {
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await choose(play, 'Andile M., Simphiwe Mthembu', 'Busisiwe M., Simphiwe Mthembu');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2 together' }));
    const dialog = within(await screen.findByRole('dialog'));
    loaded.visit.network.break('offline');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, approve 2' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    loaded.visit.network.mend();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, approve 2' }));
    await expect(await canvas.findByRole('heading', { name: '2 of 2 approved' })).toBeVisible();
  },
};

const long = 'Nomathamsanqa-Nkosazana Buhlebenkosi Janse van Rensburg-Mthethwandaba';
const everyState = [
  aRequest({ id: 'r-1', takenBy: { id: 's-1', name: 'Me', at: '2026-11-20T09:00:00.000Z', isMine: true } }),
  aRequest({ id: 'r-2', takenBy: { id: 's-2', name: long, at: '2026-11-20T09:00:00.000Z', isMine: false } }),
  aRequest({
    id: 'r-3',
    awaitsCustomer: true,
    documentsMissing: 2,
    risk: 'MEDIUM',
    riskReasons: ['2 documents are missing'],
  }),
  aRequest({ id: 'r-4', canDecide: false, whyNot: 'You asked for this yourself, so somebody else decides.' }),
  aRequest({ id: 'r-5', status: 'FAILED', canDecide: false, policyholder: long, entityLabel: `Child: ${long}` }),
  aRequest({
    id: 'r-6',
    expiresAt: '2026-11-20T09:00:00.000Z',
    requestedBy: { id: 'c', name: long, role: 'consultant' },
  }),
];

export const EveryState: Story = {
  parameters: { path: '/desk/approvals?view=all' },
  play: async (play) => {
    await rowsOf(play);
    showQueueAs(play.loaded.visit.auth.client, () => ({ data: everyState, totalRecords: 6, totalPages: 1 }));
    await waitFor(async () => expect(await rowsOf(play)).toHaveLength(6));
    const words = [
      'With you',
      `With ${long}`,
      'Policyholder was asked',
      '2 documents missing',
      'Could not be applied',
      'Expired',
    ];
    const list = within(play.canvas.getByRole('table'));
    for (const word of words) await expect(list.getByText(word)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const EveryStateOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { path: '/desk/approvals?view=all' },
  play: EveryState.play as NonNullable<Story['play']>,
};

/** The list reads itself again while somebody is in it: what they chose and where they are stays. */
export const ReadAgainUnderway: Story = {
  play: async (play) => {
    const { userEvent, loaded, canvas } = play;
    await rowsOf(play);
    await userEvent.keyboard('jjx');
    showQueueAs(loaded.visit.auth.client, ({ data }) => ({ data: data.slice(1), totalRecords: 20 }));
    await waitFor(async () => expect(await rowsOf(play)).toHaveLength(19));
    const [first] = await rowsOf(play);
    await expect(nameOf(first)).toContain('Busisiwe M.');
    await expect(first).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByText(/^1 chosen/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    await rowsOf(play);
    await choose(play, 'Andile M., Simphiwe Mthembu', 'Busisiwe M., Simphiwe Mthembu');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const InTheDark: Story = {
  parameters: { theme: 'dark', scenario: 'pending-several', path: '/desk/approvals?view=all' },
  play: async (play) => {
    await rowsOf(play);
  },
};

export const Loading: Story = loading();

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload('The requests could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('table')).toBeVisible();
});
