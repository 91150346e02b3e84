import { anIdNumber } from '@portal/domain/testing';
import { choose, fillIn, fillInDate, type Page, press } from '@portal/forms/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Component as AddSpouseScreen } from './add-spouse.screen';

const meta = {
  title: 'Screens/Dependants/Add spouse',
  component: AddSpouseScreen,
  parameters: { scenario: 'newly-wed', path: '/spouse/add' },
} satisfies Meta<typeof AddSpouseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const boitumelo = { 'First name': 'Boitumelo', Surname: 'Molefe', Title: 'Mrs' };
const idNumber = anIdNumber({ born: '1997-06-14', sequence: 3 });
const declaration = /alive and known to me/;

async function fillInBoitumelo(page: Page) {
  await fillIn(page, boitumelo);
  await choose(page, 'South African ID number');
  await fillIn(page, { 'ID number': idNumber });
  await choose(page, 'Civil marriage');
  await fillInDate(page, 'Date of marriage or union', '03/10/2026');
}

/** From the first step to the check page. */
async function goOn(page: Page) {
  await press(page, 'Continue');
  await choose(page, declaration);
  await press(page, 'Continue');
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your plan covers your spouse for R.20.000/)).toBeVisible();
    await expect(canvas.getByText(/One of our consultants checks your request/)).toBeVisible();
  },
};

export const FromFormToRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInBoitumelo(page);
    await expect(canvas.getByText('14 June 1997')).toBeVisible(); // the ID number says so
    await goOn(page);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await expect(canvas.getByText(/For natural causes from 1 June 2027/)).toBeVisible();
    await expect(canvas.getByText(/^Your premium stays R.\d+ a month\.$/)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
    await expect(canvas.getByText('Spouse: Boitumelo M.')).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await press(page, 'Continue');
    for (const sentence of ['Select the type of union', 'Enter the date of marriage or union', 'Select the title']) {
      await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    }
    await fillInBoitumelo(page);
    await press(page, 'Continue');
    const step = await canvas.findByRole('heading', { name: /Step 2 of 2/ });
    await waitFor(() => expect(step).toHaveFocus());
    await press(page, 'Continue');
    await expect(canvas.getAllByText('Confirm that this person is alive and known to you')[0]).toBeVisible();
  },
};

export const LifePartnerOfFiveMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInBoitumelo(page);
    await choose(page, 'Life partner');
    await fillInDate(page, 'Date of marriage or union', '21/05/2026');
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('You must have lived together for at least 6 months'))[0]).toBeVisible();
    await fillInDate(page, 'Date of marriage or union', '20/05/2026');
    await press(page, 'Continue');
    await expect(await canvas.findByText('Affidavit about your union')).toBeVisible();
    await choose(page, declaration);
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  },
};

export const SomebodyOnThePolicyAlready: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillInBoitumelo(page);
    const own = loaded.visit.scenario.seed.policies[0].MainMember.Id_Number;
    await fillIn(page, { 'ID number': own });
    await goOn(page);
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText('This person is already on the policy')).toBeVisible();
    await expect(canvas.getByText('Boitumelo')).toBeVisible(); // nothing is lost
  },
};

export const SpouseIsThere: Story = {
  parameters: { scenario: 'family-active' },
  play: async ({ canvas }) => {
    const reason = 'There is already a spouse on this policy. Add another spouse as an extended member.';
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to dependants' })).toBeVisible();
  },
};

export const SingleMemberPlan: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas }) => {
    const reason = 'Your plan does not cover a spouse. Change to a Family plan to add a spouse.';
    await expect(await canvas.findByText(reason)).toBeVisible();
  },
};

export const InGrace: Story = {
  parameters: { scenario: 'in-grace' },
  play: async ({ canvas }) => {
    const reason = 'Please pay your outstanding premium before you change your cover.';
    await expect(await canvas.findByText(reason)).toBeVisible();
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This page could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
});
