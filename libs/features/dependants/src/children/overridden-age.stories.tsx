import { portalPaths } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { choose, fillIn, fillInDate, type Page, press } from '@portal/forms/testing';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as AddChildScreen } from './add-child.screen';

const meta = {
  title: 'Screens/Servicing/A rule that is overridden',
  component: AddChildScreen,
  // The tab of an earlier story may still be called by its policy.
  beforeEach: () => void (window.name = ''),
  parameters: {
    scenario: 'family-active',
    path: portalPaths.addChild(),
    staff: 'portalAdmin',
    servicing: '7000010012',
  },
} satisfies Meta<typeof AddChildScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const setsAside = 'Override a rule for this person';
const reasonLabel = 'Reason for overriding this rule';
const reason = 'Studies in Zambia: the letter came by post';
const pastAge = 'Children of 22 or older can be covered only while studying full time or if disabled';

async function fillInChild(page: Page, born: string) {
  await fillIn(page, { 'First name': 'Naledi', Surname: 'Nkosi' });
  await choose(page, 'Biological child');
  await fillIn(page, { 'ID number': anIdNumber({ born, gender: 'FEMALE', sequence: 2 }) });
}

/** Refused like anybody's, then accepted with a reason that stands on the page that is checked. */
export const OverriddenWithAReason: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInChild(page, '2003-05-10');
    await fillIn(page, { Title: 'Miss' });
    await expect(canvas.queryByRole('textbox', { name: reasonLabel })).toBeNull();
    await press(page, 'Continue');
    await expect((await canvas.findAllByText(pastAge))[0]).toBeVisible();
    await choose(page, setsAside);
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Enter a reason'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a reason' }));
    await expect(canvas.getByRole('textbox', { name: reasonLabel })).toHaveFocus();
    await userEvent.keyboard(reason);
    await press(page, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByText('Cover ends on 10 May 2029, the 26th birthday.')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText(/^Add child: sent\. Thandi Nkosi must approve this/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See the request' }));
    await expect(await canvas.findByText(pastAge)).toBeVisible();
    await expect(canvas.getByText(reason)).toBeVisible();
  },
};

/** A good ID number settles the birth date; once the rule is overridden another one can be typed. */
export const BornOnAnotherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInChild(page, '2019-09-01');
    await choose(page, /I am the parent or guardian/);
    await expect(canvas.queryByRole('group', { name: 'Date of birth' })).toBeNull();
    await choose(page, setsAside);
    await fillInDate(page, 'Date of birth', '02/09/2019');
    await fillIn(page, { [reasonLabel]: 'The clinic wrote the day after' });
    await press(page, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.getByText('2 September 2019')).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText(/^Add child: sent\./)).toBeVisible();
  },
};

/** With a second thought the birth date is the one of the ID number again. */
export const SecondThought: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInChild(page, '2019-09-01');
    await choose(page, /I am the parent or guardian/, setsAside);
    await fillInDate(page, 'Date of birth', '02/09/2019');
    await choose(page, setsAside);
    await expect(canvas.queryByRole('textbox', { name: reasonLabel })).toBeNull();
    await press(page, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'Check your answers' });
    await expect(canvas.getByText('1 September 2019')).toBeVisible();
    await expect(canvas.queryByText(reasonLabel)).toBeNull();
  },
};

export const NothingInTheWay: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInChild(page, '2019-09-01');
    await choose(page, /I am the parent or guardian/, setsAside);
    await fillIn(page, { [reasonLabel]: reason });
    await press(page, 'Continue');
    await expect(await canvas.findByText(/^No rule is in the way/)).toBeVisible();
    await choose(page, setsAside);
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  },
};

export const WhereThereCouldBeNoCover: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInChild(page, '1999-05-10');
    await choose(page, setsAside);
    await fillIn(page, { [reasonLabel]: reason });
    await press(page, 'Continue');
    await expect(
      (await canvas.findAllByText('Children of 26 or older can be covered only if disabled'))[0],
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: reasonLabel })).toHaveValue(reason);
  },
};

export const NotForAConsultant: Story = {
  parameters: { staff: 'consultant' },
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInChild(page, '2003-05-10');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText(pastAge))[0]).toBeVisible();
    await expect(canvas.queryByLabelText(setsAside)).toBeNull();
  },
};

export const NotForTheCustomer: Story = {
  parameters: { staff: null, servicing: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Continue' });
    await expect(canvas.queryByLabelText(setsAside)).toBeNull();
  },
};

export const AskedOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, setsAside);
    await expect(canvas.getByRole('textbox', { name: reasonLabel })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
