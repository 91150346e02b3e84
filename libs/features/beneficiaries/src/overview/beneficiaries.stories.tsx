import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fitsTheScreen, hasJustChangedNumber } from '../testing/plays';
import { Component as BeneficiariesScreen } from './beneficiaries.screen';

const meta = {
  title: 'Screens/Beneficiaries/Overview',
  component: BeneficiariesScreen,
  parameters: { scenario: 'family-active', path: '/beneficiary/beneficiaries' },
} satisfies Meta<typeof BeneficiariesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const section = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole('region', { name }));

export const Two: Story = {
  play: async ({ canvas }) => {
    const paid = await section(canvas, /^Who is paid R\s30\s000$/);
    const [sipho, grace] = paid.getAllByRole('listitem');
    await expect(sipho).toHaveTextContent(/Sipho Nkosi.*70\s%.*Spouse.*Primary.*R\s21\s000/);
    await expect(grace).toHaveTextContent(/Grace Dlamini.*30\s%.*Mother.*R\s9\s000/);
    await expect(grace).not.toHaveTextContent('Primary');
    await expect(paid.getByText('2 of 5')).toBeVisible();
    await expect(await paid.findByRole('link', { name: 'Add beneficiary' })).toHaveAttribute(
      'href',
      '/beneficiary/add-beneficiary',
    );
  },
};

export const FiveAreTheMost: Story = {
  parameters: { scenario: 'five-beneficiaries' },
  play: async ({ canvas }) => {
    const paid = await section(canvas, /Who is paid/);
    await expect(paid.getAllByRole('listitem')).toHaveLength(5);
    await expect(await paid.findByText('You can nominate at most 5 beneficiaries')).toBeVisible();
    await expect(paid.queryByRole('link', { name: 'Add beneficiary' })).not.toBeInTheDocument();
  },
};

export const Nobody: Story = {
  parameters: { scenario: 'no-beneficiary' },
  play: async ({ canvas }) => {
    const warning = 'You have no beneficiary. Your benefit will be paid to your estate.';
    await expect(await canvas.findByText(warning)).toBeVisible();
    await expect(canvas.getByText('0 of 5')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add beneficiary' })).toBeVisible();
  },
};

export const ChangeWaits: Story = {
  parameters: { scenario: 'pending-several' },
  play: async ({ canvas }) => {
    const paid = await section(canvas, /Who is paid/);
    await expect(await paid.findByText('A change of the details or the share waits for your approval.')).toBeVisible();
    await expect(paid.getByRole('link', { name: /^Pending/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/beneficiary/new/'),
    );
  },
};

export const NotPaidAfterALapse: Story = {
  parameters: { scenario: 'lapsed' },
  play: async ({ canvas }) => {
    const why = 'This is not possible while the status of your policy is "Lapsed".';
    await expect(await canvas.findByText(why)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who is paid' })).toBeVisible();
  },
};

export const HeldForADay: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('link', { name: 'Add beneficiary' });
    await hasJustChangedNumber(loaded.visit);
    const reason = /Your cellphone number was changed less than 24 hours ago/;
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add beneficiary' })).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: /Oluwaseun-Ayodeji/ });
    await fitsTheScreen(canvasElement);
  },
};

export const InTheFrame: Story = { parameters: { frame: 'portal' }, globals: { viewport: { value: 'wide' } } };

export const Loading: Story = loading('Loading your beneficiaries');

export const FailsUntilReload: Story = failsUntilReload(
  'Your beneficiaries could not be loaded',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sipho Nkosi' })).toBeVisible();
  },
);
