import { approvalEndpoints, type ApprovalAction, mainMemberEndpoints, quoteEndpoints } from '@portal/contract';
import { fails, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { cellsOf, fitsTheScreen, press, tableOf, tick } from '../testing/plays';
import { Component as UpdatePlanScreen } from './update-plan.screen';

const meta = {
  title: 'Screens/Plans/Change plan',
  component: UpdatePlanScreen,
  parameters: { scenario: 'family-active', path: '/plans/update-plan/prd-fa-050' },
} satisfies Meta<typeof UpdatePlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Parameters<NonNullable<Story['play']>>[0];

const agree = (tools: Tools) =>
  tick(tools, 'I have read the terms and conditions and accept them', 'I accept the new premium and waiting period');

export const MoreCover: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    const table = await tableOf(canvas, 'What changes');
    await expect(cellsOf(table, /^Plan/)[1]).toHaveTextContent('Platinum Family Plan');
    await expect(cellsOf(table, /^Main member/)[1]).toHaveTextContent(/R.50.000/);
    await expect(
      canvas.getByText(/The extra cover of R.20.000 starts on 1 December 2026 for accidental death and on 1 June 2027/),
    ).toBeVisible();
    await expect(canvas.getByText('20 December 2026')).toBeVisible();
    await agree(tools);
    await press(tools, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.getByText('Your monthly premium')).toBeVisible();
    await press(tools, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

export const NothingAccepted: Story = {
  play: async (tools) => {
    await tools.canvas.findByRole('button', { name: 'Continue' });
    await press(tools, 'Continue');
    const sentence = 'Accept the new premium and waiting period';
    await expect((await tools.canvas.findAllByText(sentence))[0]).toBeVisible();
  },
};

export const PeopleLoseCover: Story = {
  parameters: { path: '/plans/update-plan/prd-sm-030' },
  play: async (tools) => {
    const { canvas } = tools;
    await expect(await canvas.findByText(/will no longer be covered from 1 December 2026\./)).toBeVisible();
    await agree(tools);
    await press(tools, 'Continue');
    const sentence = 'Confirm that you understand who will no longer be covered';
    await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    await tick(tools, 'I understand');
    await press(tools, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.getByText(/will no longer be covered/)).toBeVisible();
    await press(tools, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

/** By its code, and with less cover: nothing waits. */
export const LessCover: Story = {
  parameters: { path: '/plans/update-plan/fa020' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Change to Silver Family Plan' })).toBeVisible();
    await expect(await canvas.findByText('There is no new waiting period: no amount becomes higher.')).toBeVisible();
  },
};

export const NoWayBack: Story = {
  parameters: { scenario: 'legacy-family', path: '/plans/update-plan/prd-fa-020' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You cannot return to Heritage Family Plan 2012 after this change.'),
    ).toBeVisible();
  },
};

/** The quote was used in another window meanwhile, and that request taken back. */
export const QuoteExpired: Story = {
  play: async (tools) => {
    const { canvas, loaded } = tools;
    await canvas.findByRole('button', { name: 'Continue' });
    await agree(tools);
    await press(tools, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });

    const { auth, scenario } = loaded.visit;
    const policyNumber: string = scenario.signIn;
    const productId = 'prd-fa-050';
    const quoted = await auth.api.call(quoteEndpoints.productChangeQuote, { policyNumber, productId });
    const body = { productId, quoteId: quoted.data.id, acceptTerms: true, acceptWaitingPeriod: true };
    const sent = await auth.api.call(mainMemberEndpoints.updateMainMemberProduct, { policyNumber }, body);
    const action: ApprovalAction = sent.data.action;
    const decision = { decision: 'CANCEL' };
    await auth.api.call(approvalEndpoints.updateApprovalAction, { policyNumber, id: action.id }, decision);

    await press(tools, 'Confirm and send');
    await expect(
      await canvas.findByText(/This quote has expired\. Request a new one\. We have requested/),
    ).toBeVisible();
    await press(tools, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  },
};

export const SamePlan: Story = {
  parameters: { path: '/plans/update-plan/FA030' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are already on this plan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other plans' })).toHaveAttribute('href', '/plans/other-plans');
  },
};

export const NotAvailable: Story = {
  parameters: { scenario: 'single-member', path: '/plans/update-plan/prd-sm-075' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/above the legal maximum of R.100.000/)).toBeVisible();
  },
};

export const AnotherChangeWaits: Story = {
  parameters: { scenario: 'pending-plan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See other plans' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

/** The address of a plan that was sold once: it is named, with what it pays. */
export const NoLongerSold: Story = {
  parameters: { path: '/plans/update-plan/leg-fa-2012' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Heritage Family Plan 2012' })).toBeVisible();
    await expect(canvas.getByText('This plan is closed to new policies.')).toBeVisible();
    await expect(canvas.getByText('Children 0-11')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other plans' })).toHaveAttribute('href', '/plans/other-plans');
  },
};

export const Empty: Story = {
  parameters: { path: '/plans/update-plan/prd-zz-999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no plan at this address that you can change to.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { scenario: 'long-names' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(within(canvasElement)).toBeTruthy();
    await canvas.findByRole('heading', { level: 1 });
    await fitsTheScreen(canvasElement);
  },
};

export const Loading: Story = loading();
export const Fails: Story = fails('The plans could not be loaded');
