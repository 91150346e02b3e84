import { anIdNumber } from '@portal/domain/testing';
import { chooseFile, choose, fillIn, fillInDate, type Page, press } from '@portal/forms/testing';
import { aPdfFile } from '@portal/policy-workflow/testing';
import { failsUntilReload, loading } from '@portal/policy-workflow/stories';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Component as AddChildScreen } from './add-child.screen';

const meta = {
  title: 'Screens/Dependants/Add child',
  component: AddChildScreen,
  parameters: { scenario: 'family-active', path: '/child/add' },
} satisfies Meta<typeof AddChildScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const checking = { level: 1, name: 'Check your answers' };
const sent = { level: 1, name: 'Request sent' };
const guardian = /I am the parent or guardian/;

async function fillInNaledi(page: Page) {
  await fillIn(page, { 'First name': 'Naledi', Surname: 'Nkosi' });
  await choose(page, 'Biological child');
}
async function answerYes({ canvas, userEvent }: Page, question: string) {
  const group = within(await canvas.findByRole('group', { name: question }));
  await userEvent.click(group.getByLabelText('Yes'));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/One of our consultants checks your request/)).toBeVisible();
    await expect(canvas.getByLabelText('Surname')).toHaveValue('');
    await expect(canvas.queryByText('Contact')).toBeNull(); // asked from 16
    await expect(canvas.queryByLabelText('Title')).toBeNull(); // nor has a child a title
    await expect(canvas.queryByText('Declaration')).toBeNull(); // asked once it is known to be a minor
  },
};

export const FromFormToRequest: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await fillIn(page, { 'ID number': anIdNumber({ born: '2019-09-01', gender: 'FEMALE', sequence: 2 }) });
    await expect(canvas.getByText('1 September 2019')).toBeVisible(); // the ID number says so
    await choose(page, guardian);
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText(/Your plan covers a child of this age for R.15.000\./)).toBeVisible();
    await expect(canvas.getByText(/the 22nd birthday\.$/)).toBeVisible();
    await expect(canvas.getByText(/For natural causes from 1 June 2027/)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', sent)).toBeVisible();
    await expect(canvas.getByText('Child: Naledi N.')).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to dependants' }));
    await expect(await canvas.findByRole('link', { name: 'Naledi Nkosi' })).toBeVisible();
  },
};

export const Newborn: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await choose(page, 'Birth certificate');
    await expect(canvas.queryByLabelText('ID number')).toBeNull();
    await fillInDate(page, 'Date of birth', '21/08/2026');
    await choose(page, 'Female', guardian);
    await press(page, 'Continue');
    const tooOld = 'An ID number is required for children older than 90 days';
    await expect((await canvas.findAllByText(tooOld))[0]).toBeVisible();
    await fillInDate(page, 'Date of birth', '01/11/2026');
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText('We need the ID number by 30 January 2027.')).toBeVisible();
    await expect(
      canvas.getByText(/Covered for natural and accidental death from 1 December 2026. For suicide from/),
    ).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', sent)).toBeVisible();
    const blocked = 'Naledi is not covered yet. The request cannot be approved before we have the birth certificate.';
    await expect(await canvas.findByText(blocked)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to dependants' }));
    await canvas.findByRole('heading', { level: 1, name: 'Dependants' });
    await expect(await canvas.findByText(blocked)).toBeVisible(); // the same on the list
    await userEvent.click(await canvas.findByRole('button', { name: /^Send the birth certificate/ }));
    await chooseFile(canvasElement, aPdfFile());
    await press(page, 'Send');
    await expect(await canvas.findByText('birth-certificate.pdf has arrived (Birth certificate).')).toBeVisible();
    await expect(await canvas.findByText('Not covered yet: this waits for approval.')).toBeVisible();
    await expect(canvas.queryByText(blocked)).toBeNull();
  },
};

/** The certificate is sent where the request was sent: nothing is missing any more. */
export const NewbornSendsTheCertificateAtOnce: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await choose(page, 'Birth certificate');
    await fillInDate(page, 'Date of birth', '01/11/2026');
    await choose(page, 'Female', guardian);
    await press(page, 'Continue');
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText('Birth certificate missing')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Send the birth certificate/ }));
    await chooseFile(canvasElement, aPdfFile());
    await press(page, 'Send');
    await expect(await canvas.findByText('birth-certificate.pdf has arrived (Birth certificate).')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Birth certificate missing')).toBeNull());
    await expect(canvas.getByRole('heading', sent)).toBeVisible();
  },
};

export const Passport: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await choose(page, 'Passport');
    await fillIn(page, { 'Passport number': 'fn123456', 'Country of the passport': 'Zimbabwe' });
    await fillInDate(page, 'Passport expiry date', '19/11/2026');
    await fillInDate(page, 'Date of birth', '04/02/2015');
    await choose(page, 'Female', guardian);
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Passport has expired'))[0]).toBeVisible();
    await fillInDate(page, 'Passport expiry date', '20/11/2026');
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', sent)).toBeVisible();
  },
};

export const Student: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await fillIn(page, { 'ID number': anIdNumber({ born: '2003-04-09', gender: 'FEMALE', sequence: 5 }) });
    await expect(canvas.queryByLabelText(guardian)).toBeNull();
    await press(page, 'Continue');
    const why = 'Children of 22 or older can be covered only while studying full time or if disabled';
    await expect((await canvas.findAllByText(why))[0]).toBeVisible();
    await fillIn(page, { Title: 'Miss' });
    await answerYes(page, 'Is the child a full-time student?');
    await fillIn(page, { 'School or institution': 'Walter Sisulu University', 'Year of study (optional)': '3' });
    await fillInDate(page, 'Registered until (optional)', '31/12/2026');
    await fillIn(page, { 'Cellphone number (optional)': '083 555 0142' });
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText(/the 26th birthday\.$/)).toBeVisible();
    await press(page, 'Confirm and send');
    await expect(await canvas.findByRole('heading', sent)).toBeVisible();
  },
};

export const DisabledAdult: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await fillIn(page, {
      'ID number': anIdNumber({ born: '1996-04-09', gender: 'FEMALE', sequence: 6 }),
      Title: 'Miss',
    });
    await answerYes(page, 'Is the child disabled?');
    await expect((await canvas.findAllByText(/Medical report/))[0]).toBeVisible();
    await press(page, 'Continue');
    await expect(await canvas.findByRole('heading', checking)).toBeVisible();
    await expect(canvas.getByText('The cover has no age limit.')).toBeVisible();
  },
};

export const MarriedChild: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await fillIn(page, {
      'ID number': anIdNumber({ born: '2007-04-09', gender: 'FEMALE', sequence: 7 }),
      Title: 'Miss',
    });
    await answerYes(page, 'Is the child married?');
    await press(page, 'Continue');
    const why = 'A married child cannot be covered as a child. Add the person as an extended member.';
    await expect((await canvas.findAllByText(why))[0]).toBeVisible();
  },
};

/** From 16 somebody has a title; the declaration is the last thing before Continue while they are a minor. */
export const TitleFromSixteen: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    await fillIn(page, { 'ID number': anIdNumber({ born: '2010-11-20', gender: 'FEMALE', sequence: 8 }) });
    await expect(await canvas.findByLabelText('Title')).toBeVisible();
    const groups = canvas.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    await expect(groups.at(-1)).toBe('Declaration');
    await choose(page, guardian);
    await press(page, 'Continue');
    await expect((await canvas.findAllByText('Select the title'))[0]).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await press({ canvas, userEvent }, 'Continue');
    for (const sentence of ['Enter the first name', "Select the child's relationship to you"]) {
      await expect((await canvas.findAllByText(sentence))[0]).toBeVisible();
    }
  },
};

export const SomebodyOnThePolicyAlready: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const page = { canvas, userEvent };
    await fillInNaledi(page);
    const [lindiwe] = loaded.visit.scenario.seed.policies[0].Children;
    await fillIn(page, { 'ID number': lindiwe.Id_Number });
    await choose(page, guardian);
    await press(page, 'Continue');
    await press(page, 'Confirm and send');
    await expect(await canvas.findByText('This person is already on the policy')).toBeVisible();
    await expect(canvas.getByText('Naledi')).toBeVisible(); // nothing is lost
  },
};

export const SeventhChild: Story = {
  parameters: { scenario: 'large-family' },
  play: async ({ canvas }) => {
    const reason = 'You can add at most 6 children. Add further children as extended members.';
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const SingleMemberPlan: Story = {
  parameters: { scenario: 'single-member' },
  play: async ({ canvas }) => {
    const reason = 'Your plan does not cover children. Change to a Single Parent or Family plan to add children.';
    await expect(await canvas.findByText(reason)).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement).toHaveProperty('scrollWidth', window.innerWidth);
  },
};

export const Loading: Story = loading();

export const FailsUntilReload: Story = failsUntilReload('This page could not be loaded', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
});
