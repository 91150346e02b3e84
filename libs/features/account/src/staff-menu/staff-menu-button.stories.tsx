import { portalConfigAtom } from '@portal/policy-workflow';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { AsStaff, naledi } from '../testing/as-staff';
import { StaffMenuButton } from './staff-menu-button';

const meta = { title: 'Screens/Staff menu', component: StaffMenuButton } satisfies Meta<typeof StaffMenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const menuOf =
  (staff = naledi) =>
  () => (
    <AsStaff staff={staff}>
      <StaffMenuButton />
    </AsStaff>
  );
const openIt = async ({ canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Your menu, / }));
const toAdminPortal = { name: 'Go to Admin portal' };

export const Consultant: Story = {
  render: menuOf(),
  play: async (play) => {
    await openIt(play);
    await expect(await screen.findByText('Signed in as')).toBeVisible();
    for (const text of ['Naledi Dlamini', '082 000 5101', 'naledi@staff.example', 'SS Consultants']) {
      await expect(screen.getByText(text, { selector: '.text' })).toBeVisible();
    }
    await expect(screen.queryByRole('menuitem', toAdminPortal)).not.toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};

export const PortalAdmin: Story = {
  render: menuOf({ ...naledi, groups: ['ss_consultants', 'ss_portaladmin'] }),
  play: async (play) => {
    await openIt(play);
    const link = await screen.findByRole('menuitem', toAdminPortal);
    await expect(link).toHaveAttribute('href', 'https://portal.invalid/admin/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(screen.getByText('SS Portal Admin')).toBeVisible();
  },
};

export const PortalAdminOfStaging: Story = {
  render: PortalAdmin.render as NonNullable<Story['render']>,
  play: async (play) => {
    const { store } = play.loaded.visit;
    store.set(portalConfigAtom, { ...store.get(portalConfigAtom), host: 'https://api.staging.invalid' });
    await openIt(play);
    const link = await screen.findByRole('menuitem', toAdminPortal);
    await expect(link).toHaveAttribute('href', 'https://staging.portal.invalid/admin/');
  },
};

const longName = 'Nomathamsanqa Bongekile Khumalo-Vilakazi van der Westhuizen';
export const LongNameOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: menuOf({
    ...naledi,
    name: longName,
    email: `${'long'.repeat(15)}@staff.example`,
    groups: ['ss_consultants', 'ss_portaladmin', 'a-group-with-a-very-long-name-of-another-application'],
  }),
  play: async (play) => {
    await openIt(play);
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NameNotKnownYet: Story = {
  render: () => (
    <AsStaff status="unreachable">
      <StaffMenuButton />
    </AsStaff>
  ),
  play: async (play) => {
    await openIt(play);
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};
