import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as ServicingScreen } from './servicing.screen';
import { find } from './testing/plays';

const meta = {
  title: 'Screens/Servicing/Find a policy',
  component: ServicingScreen,
  parameters: { scenario: 'family-active', path: '/desk', staff: 'consultant' },
} satisfies Meta<typeof ServicingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = { name: 'Find a policy' };

export const NothingIsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No policy is open/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', box)).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Approvals' })).toHaveAttribute('href', '/desk/approvals');
    await expect(canvas.getByRole('link', { name: 'Reports of a death' })).toHaveAttribute(
      'href',
      '/desk/death-reports',
    );
    await expect(canvas.getByRole('link', { name: 'Unused money' })).toHaveAttribute('href', '/desk/unused-money');
    await expect(canvas.queryByRole('link', { name: 'Audit trail' })).toBeNull();
  },
};

export const OneIsOpen: Story = {
  parameters: { servicing: '7000010012', frame: 'portal' },
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('region', { name: 'Open to you now' }));
    await expect(await open.findByText('Thandi Nkosi')).toBeVisible();
    await expect(open.getByText(/^Policy 7000010012. Policyholder called. Until \d\d:\d\d.$/)).toBeVisible();
    await expect(await canvas.findByText('Servicing policy 7000010012')).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { servicing: '7000010012' },
  play: async ({ canvas, userEvent }) => {
    const open = within(await canvas.findByRole('region', { name: 'Open to you now' }));
    await userEvent.click(await open.findByRole('button', { name: 'Close 7000010012' }));
    await expect(await open.findByText(/^No policy is open/)).toBeVisible();
  },
};

export const ForPortalAdministrators: Story = {
  parameters: { staff: 'portalAdmin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Audit trail' })).toHaveAttribute('href', '/desk/audit');
  },
};

export const FoundByName: Story = {
  play: async (play) => {
    await find(play, 'nkosi');
    const { canvas } = play;
    const row = within(await canvas.findByRole('row', { name: /7000010012/ }));
    await expect(canvas.getByRole('table', { name: '1 policy found' })).toBeVisible();
    await expect(row.getByText('Thandi Nkosi')).toBeVisible();
    await expect(row.getByText(/^ID \*{9}\d{4}$/)).toBeVisible();
    const address = '/desk?policy=7000010012';
    await expect(row.getByRole('link', { name: '7000010012' })).toHaveAttribute('href', address);
    const ownTab = row.getByRole('link', { name: 'Open 7000010012 in a tab of its own' });
    await expect(ownTab).toHaveAttribute('target', 'policy-7000010012');
  },
};

export const FoundByAChild: Story = {
  parameters: { servicing: '7000010012' },
  play: async (play) => {
    await find(play, 'Lindiwe');
    await expect(await play.canvas.findByText('Lindiwe Nkosi, child')).toBeVisible();
    await expect(play.canvas.getByText('Open to you')).toBeVisible();
  },
};

export const AWholeNumberLeadsStraightOn: Story = {
  play: async (play) => {
    await find(play, '7000010012');
    const { canvas } = play;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Open policy 7000010012' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What is your ID number?' })).toHaveFocus());
  },
};

export const SixByKeyboard: Story = {
  parameters: { scenario: 'several-policies' },
  play: async (play) => {
    await find(play, 'Mpho');
    const { canvas, userEvent } = play;
    await expect(await canvas.findByRole('table', { name: '6 policies found' })).toBeVisible();
    const numbers = canvas.getAllByRole('link', { name: /^70000102\d\d$/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(numbers[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(numbers[1]).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('textbox', box)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Open policy 70000102\d\d$/ })).toBeVisible();
  },
};

export const SlashTurnedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn / off' }));
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('button', { name: 'Turn / on' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn / on' }));
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('textbox', box)).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async (play) => {
    await find(play, 'Somebody else');
    await expect((await play.canvas.findAllByText('No policy found'))[0]).toBeInTheDocument();
    await expect(play.canvas.getByText(/^Check the number with the caller/)).toBeVisible();
  },
};

export const CutShort: Story = {
  play: async (play) => {
    await find(play, '7000');
    const { canvas } = play;
    await expect(await canvas.findByText(/^Enter a whole policy number/)).toBeVisible();
    await expect(canvas.getByRole('textbox', box)).toHaveFocus();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'phone' } },
  play: async (play) => {
    await find(play, 'Nomathamsanqa');
    await expect(await play.canvas.findByRole('row', { name: /7000010558/ })).toBeVisible();
    const { documentElement } = play.canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InTheDark: Story = { ...OneIsOpen, parameters: { ...OneIsOpen.parameters, theme: 'dark' } };

export const Loading: Story = {
  parameters: { fault: 'waiting' },
  play: async (play) => {
    await find(play, 'nkosi');
    await expect(await play.canvas.findByLabelText('Searching')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailsUntilReload: Story = {
  parameters: { fault: 500 },
  play: async (play) => {
    await find(play, 'nkosi');
    const { canvas, userEvent, loaded } = play;
    await expect(await canvas.findByText('The search did not work. Please try again.')).toBeVisible();
    await expect(await canvas.findByText('The policies that are open to you could not be loaded')).toBeVisible();
    loaded.visit.network.mend();
    for (const reload of canvas.getAllByRole('button', { name: 'Reload' })) await userEvent.click(reload);
    await expect(await canvas.findByText('Thandi Nkosi')).toBeVisible();
    await expect(await canvas.findByText(/^No policy is open/)).toBeVisible();
  },
};

export const NotForStaffWithoutAGroup: Story = {
  parameters: { staff: 'noGroup', frame: 'portal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to service policies.')).toBeVisible();
    await expect(canvas.getByText('SS Consultants')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/auth/logout');
    await expect(canvas.queryByRole('textbox', box)).toBeNull();
  },
};

export const NotForCustomers: Story = {
  parameters: { staff: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
};
