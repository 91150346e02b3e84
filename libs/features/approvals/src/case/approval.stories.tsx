import { followAway, press } from '@portal/forms/testing';
import { failsUntilReload, loading, withoutNetwork } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showCaseAs } from '../testing/as-if';
import { requestIn } from '../testing/request-in';
import { panel, takeOn } from '../testing/take-on';
import { Component } from './approval.screen';

const meta = {
  title: 'Screens/Approvals/Request',
  component: Component,
  parameters: { ...requestIn('pending-child', 'ADD_CHILD'), staff: 'consultant' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakenAndReleased: Story = {
  play: async (play) => {
    const { canvas } = play;
    await expect(await canvas.findByRole('heading', { name: 'Add child', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Current beside proposed' })).toHaveTextContent('Onthatile');
    await expect(canvas.getByText('Take the request to open its documents.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    const decision = await takeOn(play);
    await expect(canvas.getByRole('heading', { name: 'Decision' })).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: /^View Birth certificate/ })).toBeVisible();
    await press(play, 'Download Birth certificate, birth-certificate.pdf');
    await expect(await canvas.findByText('birth-certificate.pdf is on your device.')).toBeVisible();
    await press(play, 'Release');
    await expect(await decision.findByText('Nobody works on this request.')).toBeVisible();
    await expect(canvas.getByText('Take the request to open its documents.')).toBeVisible();
  },
};

export const Approved: Story = {
  play: async (play) => {
    await takeOn(play);
    await press(play, 'Approve');
    await expect(play.canvas.getByRole('heading', { name: 'Approve this request' })).toHaveFocus();
    await press(play, 'Yes, approve');
    const done = await panel(play, 'Done');
    await expect(done.getByText(/^Add child: approved/)).toBeVisible();
    await expect(play.canvas.getByRole('heading', { name: 'Done' })).toHaveFocus();
    await expect(done.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/desk/approvals');
  },
};

export const DeclinedWithAReason: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await takeOn(play);
    await press(play, 'Decline');
    await press(play, 'Decline request');
    await expect((await canvas.findAllByText('Enter a reason'))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'The certificate cannot be read.');
    await press(play, 'Decline request');
    await expect(await canvas.findByText(/^Add child: declined/)).toBeVisible();
  },
};

export const AsksForMore: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const decision = await takeOn(play);
    await press(play, 'Ask for more');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What do you need?' }), 'A copy that can be read');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Birth certificate' }));
    await press(play, 'Send to the policyholder');
    await expect(await decision.findByText(/^The policyholder was asked/)).toBeVisible();
    const asked = await panel(play, 'Asked of the policyholder');
    await expect(asked.getByText('A copy that can be read')).toBeVisible();
    await expect(asked.getByText(/No answer yet/)).toBeVisible();
  },
};

export const GoesOnToTheNext: Story = {
  parameters: requestIn('busy-queue', 'DELETE_EXTENDED_MEMBER'),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await takeOn(play);
    await press(play, 'Approve');
    await press(play, 'Yes, approve');
    const done = await panel(play, 'Done');
    await userEvent.click(done.getByRole('link', { name: 'Next request' }));
    await expect(await canvas.findByText('Extended member: Busisiwe M.')).toBeVisible();
    await expect(canvas.getByText('Nobody works on this request.')).toBeVisible();
  },
};

/** Whom a removal takes off the policy, the cover that ends, and why the policyholder wants it. */
export const SomebodyIsRemoved: Story = {
  parameters: requestIn('busy-queue', 'DELETE_EXTENDED_MEMBER'),
  play: async (play) => {
    const leaves = await panel(play, 'Who leaves');
    await expect(leaves.getByText(/^Extended cover of R.5.000$/)).toBeVisible();
    await expect(leaves.getByText('Not affordable')).toBeVisible();
    await expect(play.canvas.queryByRole('table', { name: 'Current beside proposed' })).toBeNull();
    const history = await panel(play, 'History');
    await expect(history.getByText('Nothing has happened since it was asked for.')).toBeVisible();
    const effect = await panel(play, 'Premium and cover');
    await expect(effect.getByText(/loses extended cover of R.5.000 on/)).toBeVisible();
  },
};

export const PlanBesidePlan: Story = {
  parameters: requestIn('pending-plan', 'CHANGE_PRODUCT'),
  play: async (play) => {
    const effect = await panel(play, 'Premium and cover');
    await expect(effect.getByText('+R 66')).toBeVisible();
    await expect(effect.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};

export const ConsentIsRecorded: Story = {
  parameters: requestIn('pending-several', 'UPDATE_BENEFICIARY'),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await takeOn(play);
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await press(play, 'Record consent');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reference of the recording' }), 'REC-2026-0042');
    await press(play, 'Record consent');
    await expect(await canvas.findByText(/the consent is recorded. A portal administrator confirms it/)).toBeVisible();
  },
};

export const SecondPersonConfirms: Story = {
  parameters: { ...requestIn('pending-several', 'UPDATE_CELL_NUMBER'), staff: 'portalAdmin' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await takeOn(play);
    await press(play, 'Confirm as second person');
    await press(play, 'Yes, confirm');
    await expect(await canvas.findByText('Confirm that you checked it yourself')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I checked this myself/ }));
    await press(play, 'Yes, confirm');
    await expect(await canvas.findByText(/^Update cellphone number: approved/)).toBeVisible();
  },
};

/** A consultant is no second person, and reads why there is nothing to press. */
export const NotTheirsToDecide: Story = {
  parameters: requestIn('pending-several', 'UPDATE_CELL_NUMBER'),
  play: async (play) => {
    const decision = await panel(play);
    await expect(await decision.findByText('An administrator confirms this as the second person.')).toBeVisible();
    await expect(decision.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Nobody approves a newborn whom nothing identifies, nor notes that somebody agreed to it. */
export const NewbornWithoutBirthCertificate: Story = {
  parameters: requestIn('pending-newborn', 'ADD_CHILD'),
  play: async (play) => {
    const decision = await takeOn(play);
    const consent = decision.getByRole('button', { name: 'Record consent' });
    await expect(consent).toBeDisabled();
    await expect(consent).toHaveAccessibleDescription(
      'The birth certificate is missing, and the request cannot be approved without it.',
    );
    await expect(decision.getByRole('button', { name: 'Ask for more' })).toBeEnabled();
  },
};

const johan = { id: 'staff-johan', name: 'Johan van Wyk', at: '2026-11-20T09:40:00.000Z', isMine: false };

/** What was to be replaced is another value by now: nobody approves it unseen. */
export const RecordMovedOn: Story = {
  play: async (play) => {
    const decision = await takeOn(play);
    showCaseAs(play.loaded.visit.auth.client, () => ({
      drift: [{ label: 'First name', then: 'Onthatile', now: 'Onthatile Grace' }],
    }));
    await expect(await play.canvas.findByText(/^This record changed since the request was made/)).toBeVisible();
    const approve = decision.getByRole('button', { name: 'Approve' });
    await expect(approve).toBeDisabled();
    await expect(approve).toHaveAccessibleDescription(/cannot be approved/);
    await expect(decision.getByRole('button', { name: 'Decline' })).toBeEnabled();
  },
};

export const SomebodyElseWorksOnIt: Story = {
  parameters: { staff: 'portalAdmin' },
  play: async (play) => {
    const decision = await panel(play);
    showCaseAs(play.loaded.visit.auth.client, () => ({ takenBy: johan, canRelease: true }));
    await expect(await decision.findByText('Johan van Wyk works on this request since 11:40.')).toBeVisible();
    await expect(decision.getByRole('button', { name: 'Give it back for Johan van Wyk' })).toBeVisible();
    await expect(decision.queryByRole('button', { name: 'Take on this request' })).not.toBeInTheDocument();
  },
};

/** Taken by somebody else while a reason was being written: what was written stays. */
export const TakenMeanwhile: Story = {
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await takeOn(play);
    await press(play, 'Decline');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'The certificate cannot be read.');
    showCaseAs(loaded.visit.auth.client, () => ({ takenBy: johan }));
    await expect(await canvas.findByText(/^Johan van Wyk works on this request/)).toBeVisible();
    await followAway(play, 'Back to the list', 'Stay on this page');
    await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('The certificate cannot be read.');
  },
};

export const OwnRequest: Story = {
  play: async (play) => {
    const whyNot = 'You asked for this yourself, so somebody else decides.';
    const decision = await panel(play);
    showCaseAs(play.loaded.visit.auth.client, () => ({ canDecide: false, whyNot }));
    await expect(await decision.findByText(whyNot)).toBeVisible();
    await expect(decision.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const CouldNotBeApplied: Story = {
  play: async (play) => {
    await panel(play);
    showCaseAs(play.loaded.visit.auth.client, ({ action }) => ({
      canDecide: false,
      whyNot: 'This change has already been dealt with.',
      action: { ...action, status: 'FAILED', failureReason: 'The policy has lapsed meanwhile.' },
    }));
    await expect(await play.canvas.findByText('The policy has lapsed meanwhile.')).toBeVisible();
    await expect(play.canvas.getByText('This change has already been dealt with.')).toBeVisible();
  },
};

/** Whoever decides reads which rule an administrator overrode, why, and that it makes the request risky. */
export const RuleOverridden: Story = {
  play: async (play) => {
    const { canvas, loaded } = play;
    await panel(play);
    await expect(canvas.queryByText(/^Rule overridden/)).not.toBeInTheDocument();
    showCaseAs(loaded.visit.auth.client, ({ action }) => ({
      risk: 'HIGH',
      riskReasons: ['A rule about age or birth date was overridden'],
      action: {
        ...action,
        requestedBy: { id: 'staff-priya', name: 'Priya Naidoo', role: 'portalAdmin' },
        ruleOverride: { rules: ['The maximum entry age for a spouse is 75'], reason: 'Married for 50 years' },
      },
    }));
    await expect(
      await canvas.findByText(
        'Rule overridden: The maximum entry age for a spouse is 75. Reason: Married for 50 years, Priya Naidoo',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('A rule about age or birth date was overridden')).toBeVisible();
  },
};

export const LongWordsOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async (play) => {
    const long = 'Nomathamsanqa-Nkosazana Buhlebenkosi Janse van Rensburg-Mthethwandaba';
    await panel(play);
    showCaseAs(play.loaded.visit.auth.client, ({ action }) => ({
      policyholder: long,
      takenBy: { ...johan, name: long },
      canRelease: true,
      riskReasons: ['Bank account or cellphone number changed 12 times in 90 days'],
      action: { ...action, entityLabel: `Child: ${long}`, requestedBy: { ...action.requestedBy, name: long } },
    }));
    await expect(await play.canvas.findByRole('button', { name: `Give it back for ${long}` })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const LostAnswerKeepsTheReason: Story = {
  play: async (play) => {
    const { canvas, userEvent, loaded } = play;
    await takeOn(play);
    await press(play, 'Decline');
    const reason = await canvas.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'The certificate cannot be read.');
    loaded.visit.network.break('offline');
    await press(play, 'Decline request');
    await expect(await canvas.findByText(/^No answer came back/)).toBeVisible();
    loaded.visit.network.mend();
    await press(play, 'Read the request again');
    await expect(reason).toHaveValue('The certificate cannot be read.');
    await press(play, 'Decline request');
    await expect(await canvas.findByText(/^Add child: declined/)).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { scenario: 'family-active', path: '/desk/approvals/00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such request.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: requestIn('pending-plan', 'CHANGE_PRODUCT'),
  play: async (play) => {
    await takeOn(play);
    await press(play, 'Ask for more');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const InTheDark: Story = {
  parameters: { ...requestIn('pending-plan', 'CHANGE_PRODUCT'), theme: 'dark' },
  play: async (play) => {
    await takeOn(play);
  },
};

export const Loading: Story = loading();

export const WithoutANetwork: Story = withoutNetwork();

export const FailsUntilReload: Story = failsUntilReload('This request could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Add child', level: 1 })).toBeVisible();
});
