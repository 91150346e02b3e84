import { choose, fillIn, fillInDate, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as UpdateSpouseScreen } from './update-spouse.screen';

const meta = {
  title: 'Screens/Servicing/Spouse',
  component: UpdateSpouseScreen,
  beforeEach: () => void (window.name = ''),
  parameters: { scenario: 'family-active', path: '/spouse/update', staff: 'portalAdmin', servicing: '7000010012' },
} satisfies Meta<typeof UpdateSpouseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const reasonLabel = 'Reason for overriding this rule';
const reason = 'The registrar wrote the day after: we saw the certificate';

/** An administrator corrects a birth date that the ID number contradicts; what is checked names the reason among the changes. */
export const BirthDateTheNumberContradicts: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, 'Override a rule for this person');
    await fillInDate(page, 'Date of birth', '02/02/1986');
    await fillIn(page, { [reasonLabel]: reason });
    await press(page, 'Continue');
    const changes = within(await canvas.findByRole('table', { name: 'What you change' }));
    await expect(changes.getByRole('row', { name: new RegExp(`^${reasonLabel} - ${reason}`) })).toBeVisible();
    await expect(changes.getByRole('row', { name: /^Date of birth .* 2 February 1986/ })).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText(/^Update spouse: sent\./)).toBeVisible();
  },
};

export const AReasonAloneChangesNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await choose(page, 'Override a rule for this person');
    await fillIn(page, { [reasonLabel]: reason });
    await press(page, 'Continue');
    await expect(await canvas.findByText('You have not changed anything')).toBeVisible();
  },
};
